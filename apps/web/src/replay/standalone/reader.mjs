// The script of a standalone page, written into it as it stands. Every text enters the page as text, never as markup:
// maps come as the XML that a browser wrote of them, names and all escaped.
(async () => {
  const page = document.getElementById('page');
  const packed = atob(document.getElementById('game').textContent.trim());
  const bytes = Uint8Array.from(packed, (sign) => sign.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  const game = JSON.parse(await new Response(stream).text());
  let lang = game.lang;
  let at = 0;

  /** An element with what it holds: texts and other elements. */
  const make = (name, settings = {}, ...inside) => {
    const element = Object.assign(document.createElement(name), settings);
    element.append(...inside);
    return element;
  };
  const titled = (title, ...inside) => make('section', {}, make('h2', {}, title), ...inside);
  const list = (lines) => make('ul', {}, ...lines.map((line) => make('li', {}, line)));
  const button = (label, onclick) => make('button', { type: 'button', onclick }, label);
  const moments = () => game.told[lang].moments;

  /** Everything that tells one moment, drawn again for the next. */
  const shown = make('div', { className: 'moment' });
  const bar = make('nav', {});

  /** The map has its own styles, which are no business of the page around it. */
  const map = make('div', { className: 'map', ariaHidden: 'true' });
  const board = make('main', { className: 'board' });
  map.attachShadow({ mode: 'open' }).append(make('style', {}, game.css, '.board { height: 100%; }'), board);
  const drawMap = (drawing) => {
    map.hidden = !drawing;
    if (!drawing) return;
    const inside = drawing.layers.map((layer) => game.layers[layer]).join('');
    const { children } = new DOMParser().parseFromString(`<map>${inside}</map>`, 'text/xml').documentElement;
    const svg = document.createElementNS(children[0].namespaceURI, 'svg');
    svg.setAttribute('class', drawing.name);
    svg.setAttribute('viewBox', drawing.box);
    svg.append(...children);
    board.replaceChildren(svg);
  };
  const journal = make('ol', { className: 'journal' });

  const show = (to) => {
    at = Math.max(0, Math.min(moments().length - 1, to));
    draw();
  };

  function draw() {
    const words = game.words[lang];
    const moment = moments()[at];
    const outcome = at === moments().length - 1 ? game.told[lang].outcome : undefined;
    drawMap(moment.map);
    shown.replaceChildren(
      titled(words.happened, moment.lines.length ? list(moment.lines) : make('p', {}, words.nothing)),
      ...(moment.asked || moment.answer
        ? [titled(words.asked, make('p', {}, moment.asked ?? '', ' ', make('b', {}, moment.answer ?? '')))]
        : []),
      ...(outcome ? [make('p', { className: 'outcome' }, outcome)] : []),
      titled(words.state, ...moment.state.map((text) => make('p', {}, text))),
    );
    bar.querySelector('input').value = at;
    bar.querySelector('output').textContent = `${words.position} ${at} ${words.of} ${moments().length - 1}`;
    const turns = bar.querySelector('select');
    if (turns)
      turns.value = [...turns.options].filter((option) => Number(option.value) <= at).at(-1)?.value ?? turns.value;
    journal.querySelector('[aria-current]')?.removeAttribute('aria-current');
    journal.querySelector(`[data-at="${at}"]`)?.setAttribute('aria-current', 'true');
  }

  function drawBar() {
    const words = game.words[lang];
    const turns = moments().flatMap(({ turn }, i) => (turn ? [[i, turn]] : []));
    if (turns.length > 0 && turns[0][0] > 0) turns.unshift([0, words.opening]);
    const range = make('input', { type: 'range', min: 0, max: moments().length - 1, ariaLabel: words.scrub });
    range.oninput = () => show(Number(range.value));
    const select = make(
      'select',
      { ariaLabel: words.turn },
      ...turns.map(([i, turn]) => make('option', { value: i }, turn)),
    );
    select.onchange = () => show(Number(select.value));
    bar.replaceChildren(
      range,
      button(words.previous, () => show(at - 1)),
      make('output', {}),
      button(words.next, () => show(at + 1)),
      ...(turns.length > 0 ? [select] : []),
    );
  }

  function drawJournal() {
    const rows = moments().flatMap(({ turn, lines }, i) => {
      const told = lines.map((line) => make('p', {}, line));
      const heading = turn ? [make('h3', {}, turn)] : [];
      if (told.length + heading.length === 0) return [];
      const row = make('li', { onclick: () => show(i) }, ...heading, ...told);
      row.dataset.at = i;
      return [row];
    });
    journal.replaceChildren(...rows);
  }

  function drawAll() {
    const words = game.words[lang];
    document.documentElement.lang = lang;
    drawBar();
    drawJournal();
    const languages = Object.keys(game.words).map((other) => {
      const choose = button(game.words[other].language, () => {
        lang = other;
        drawAll();
      });
      choose.lang = other;
      choose.ariaPressed = String(other === lang);
      return choose;
    });
    page.replaceChildren(
      make('header', {}, make('h1', {}, game.told[lang].title), make('p', {}, game.names.join(', ')), ...languages),
      bar,
      map,
      shown,
      titled(words.journal, journal),
      make('footer', {}, words.made),
    );
    draw();
  }

  addEventListener('keydown', (event) => {
    if (event.target.closest('input, select') || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowLeft') show(at - 1);
    else if (event.key === 'ArrowRight') show(at + 1);
  });
  drawAll();
})();
