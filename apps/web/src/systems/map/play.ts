import { animate } from '../../table/motion.ts';
import type { Beat, Standing } from './beats.ts';
import type { Point } from './frame.ts';
import { type Cue, stepsOf, timelineOf } from './timeline.ts';

/** Figures as they were drawn last: one that has just left the board is shown once more while it fades. */
export type Cast = Map<string, Element>;

interface Scene {
  readonly svg: SVGSVGElement;
  readonly cast: Cast;
  readonly standing: Standing;
}

const EASE = 'ease-out';

/** Shows what happened, over figures that already stand where it left them; a key or a click ends it. */
export function playBeats(beats: readonly Beat[], scene: Scene): void {
  const cues = timelineOf(beats);
  for (const { beat, at, lasts } of cues) {
    const cue = { at, lasts };
    if (beat.kind === 'fall') fade(beat.who, cue, { ...scene, cues });
    else if (beat.kind === 'strike') lunge(beat.who, beat.target, { cue, scene });
    else if (beat.kind === 'hurt' || beat.kind === 'heal') mark(beat, cue, { ...scene, cues });
    else if (beat.kind === 'door') swing(beat.door, cue, scene.svg);
    else if (beat.kind === 'room') ink(beat.room, cue, scene.svg);
  }
  const walkers = new Set(cues.flatMap(({ beat }) => (beat.kind === 'move' ? [beat.who] : [])));
  for (const who of walkers) for (const drawn of drawnOf(who, scene.svg)) walk(drawn, stepsOf(cues, who));
  for (const figure of scene.svg.querySelectorAll('[data-figure]'))
    scene.cast.set(figure.getAttribute('data-figure')!, figure);
}

type When = Pick<Cue, 'at' | 'lasts'>;

/** A figure and what goes with it. */
const drawnOf = (who: string, svg: SVGSVGElement): Iterable<Element> =>
  svg.querySelectorAll(`[data-figure="${CSS.escape(who)}"], [data-of="${CSS.escape(who)}"]`);

function walk(drawn: Element, steps: ReturnType<typeof stepsOf>): void {
  const end = steps.at(-1)!;
  const frames = steps.map(({ at, x, y }) => ({
    translate: `${x - end.x}px ${y - end.y}px`,
    offset: end.at === 0 ? 1 : at / end.at,
  }));
  animate(drawn, [{ ...frames[0]!, offset: 0 }, ...frames], { duration: end.at, fill: 'backwards' });
}

function lunge(who: string, target: string, { cue, scene }: { readonly cue: When; readonly scene: Scene }): void {
  const [from, to] = [scene.standing(who), scene.standing(target)];
  if (!from || !to) return;
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const thrust = `${((to.x - from.x) / far) * 11}px ${((to.y - from.y) / far) * 11}px`;
  for (const drawn of drawnOf(who, scene.svg))
    animate(drawn, [{ translate: '0 0' }, { translate: thrust, offset: 0.4 }, { translate: '0 0' }], {
      delay: cue.at,
      duration: cue.lasts,
      easing: EASE,
      composite: 'add',
    });
}

const TREMBLE = ['0 0', '-4px 0', '4px 0', '-3px 0', '2px 0', '0 0'].map((translate) => ({ translate }));

/** A wound shakes its figure and says its number over it, as a cure does. */
function mark({ kind, who, amount }: Extract<Beat, { amount: number }>, cue: When, scene: Scene & Told): void {
  const place = scene.standing(who) ?? lastPlace(who, scene);
  if (!place || amount <= 0) return;
  if (kind === 'hurt')
    for (const drawn of drawnOf(who, scene.svg))
      animate(drawn, TREMBLE, { delay: cue.at, duration: cue.lasts / 3, composite: 'add' });
  const text = document.createElementNS(SVG, 'text');
  text.setAttribute('class', kind === 'heal' ? 'float gain' : 'float');
  text.setAttribute('x', String(place.x));
  text.setAttribute('y', String(place.y - 16));
  text.textContent = `${kind === 'heal' ? '+' : '−'}${amount}`;
  passing(text, scene.svg, {
    frames: [
      { opacity: 0, translate: '0 8px' },
      { opacity: 1, translate: '0 0', offset: 0.15 },
      { opacity: 1, offset: 0.7 },
      { opacity: 0, translate: '0 -18px' },
    ],
    cue,
  });
}

const SVG = 'http://www.w3.org/2000/svg';

interface Told {
  readonly cues: readonly Cue[];
}

/** Somebody who is gone stood where it walked last, or where it was drawn. */
function lastPlace(who: string, { cues, cast }: Scene & Told): Point | undefined {
  const step = stepsOf(cues, who).at(-1);
  if (step) return step;
  const [x, y] = (cast.get(who)?.getAttribute('transform') ?? '').match(/-?[\d.]+/g) ?? [];
  return x === undefined || y === undefined ? undefined : { x: Number(x), y: Number(y) };
}

function fade(who: string, cue: When, scene: Scene & Told): void {
  const { svg, cast } = scene;
  const body = cast.get(who);
  const place = lastPlace(who, scene);
  cast.delete(who);
  // One that is still drawn lies there, for all to see.
  if (!body || !place || body.isConnected) return;
  const ghost = body.cloneNode(true) as Element;
  ghost.removeAttribute('data-figure');
  ghost.setAttribute('class', `${body.getAttribute('class') ?? ''} ghost`);
  ghost.setAttribute('transform', `translate(${place.x} ${place.y})`);
  const steps = stepsOf(scene.cues, who);
  passing(ghost, svg, { frames: [{ opacity: 1 }, { opacity: 0 }], cue });
  if (steps.length > 0) walk(ghost, steps);
}

/** A drawing that is there only while it moves. */
function passing(
  drawing: Element,
  svg: SVGSVGElement,
  { frames, cue }: { readonly frames: Keyframe[]; readonly cue: When },
): void {
  svg.append(drawing);
  const animation = animate(drawing, frames, { delay: cue.at, duration: cue.lasts, fill: 'backwards' });
  if (animation) animation.addEventListener('finish', () => drawing.remove());
  else drawing.remove();
}

function swing(door: string, { at, lasts }: When, svg: SVGSVGElement): void {
  const leaf = svg.querySelector(`[data-door="${CSS.escape(door)}"] .leaf`);
  if (leaf) animate(leaf, [{ rotate: '0deg' }, {}], { delay: at, duration: lasts, easing: EASE, fill: 'backwards' });
}

/** A room that has just been laid is drawn under the eyes of the players: its walls first, then all it holds. */
function ink(room: string, { at, lasts }: When, svg: SVGSVGElement): void {
  const drawing = svg.querySelector(`[data-room="${CSS.escape(room)}"]`);
  const [cover, wall] = drawing?.children ?? [];
  const when = { delay: at, duration: lasts, fill: 'backwards' as const };
  if (cover) animate(cover, [{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0 }], when);
  if (wall)
    animate(
      wall,
      [
        { opacity: 1, strokeDashoffset: 1 },
        { opacity: 1, strokeDashoffset: 0, offset: 0.7 },
        { opacity: 0, strokeDashoffset: 0 },
      ],
      when,
    );
}
