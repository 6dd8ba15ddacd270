import { describe, expect, test } from 'vitest';
import { command, idsAsked, object } from '../../testing/index.ts';

const elan = { id: 'elan', until: { in: 'scene' } } as const;
const nowhere = { state: { scene: null } };

describe('a scene', () => {
  test('[HB-GM-21] opens with a title, its heroes, and no map; a fight asks for zones, then for the initiative', () => {
    const opened = command(
      { heroes: [{ zone: null }, { zone: null }], ...nowhere },
      { decisions: ['ouvrir-une-scene', 'libre-taverne', 'valider'] },
    );
    expect(opened.state.scene).toMatchObject({ title: 'taverne', place: 'ville', zones: [], pressure: false });
    const faced = command(opened.state, { decisions: ['faire-paraitre', 'brigand', 'valider'] });
    const { state, asked } = command(faced.state, {
      decisions: ['lancer-le-combat', 'deux-zones', 'valider', 'normal'],
    });
    expect(asked.map(({ id }) => id)).toEqual(['mj', 'plan', 'plan', 'initiative']);
    expect(state.scene).toMatchObject({
      zones: [{ id: 'a' }, { id: 'b' }],
      links: [{ from: 'a', to: 'b', open: true }],
    });
    expect(state.beings.map(({ zone }) => zone)).toEqual(['a', 'a', 'b']);
    expect(state.combat?.round).toBe(1);
  });

  test('[HB-GM-21] zones are drawn by hand: added, linked, made high, covered, dark or a way out, and back', () => {
    const { state } = command(nowhere, {
      decisions: [
        ...['ouvrir-une-scene', 'libre-ruine', 'plan-a-dessiner', 'valider'],
        ...['ajouter-une-zone', 'ajouter-une-zone', 'relier-a-c', 'separer-a-b'],
        ...['poser-hauteur-c', 'poser-couvert-b', 'obscurcir-b', 'ouvrir-une-issue-a'],
        ...['poser-passage-a', 'oter-passage-a', 'valider'],
      ],
    });
    expect(state.scene!.zones).toMatchObject([
      { id: 'a', exit: true, lit: true, positions: [] },
      { id: 'b', exit: false, lit: false, positions: [{ tag: 'couvert' }] },
      { id: 'c', positions: [{ tag: 'hauteur' }] },
    ]);
    expect(state.scene!.links.map(({ from, to }) => from + to)).toEqual(['bc', 'ac']);
  });

  test('[HB-GM-21] a hero may be elsewhere, and a scene begin under pressure', () => {
    const { state, asked } = command(
      { heroes: [{ zone: null }, { zone: null }], ...nowhere },
      { decisions: ['ouvrir-une-scene', 'libre-rue', 'absent-h2', 'pression-oui', 'valider'] },
    );
    expect(state.table.away).toEqual(['h2']);
    expect(state.scene!.pressure).toBe(true);
    // Somebody must be there.
    expect(idsAsked([asked.at(-1)!], 'fiche-de-scene')).not.toContain('absent-h1');
    expect(
      idsAsked(command(state, { decisions: ['appeler-un-test', 'esprit', 'abandonner'] }).asked, 'qui-est-teste'),
    ).toEqual([]);
  });

  test('[HB-GM-21] closing it ends what lasts for the scene, and its pressure', () => {
    const { state, find } = command(
      { heroes: [{ marks: [elan] }], scene: { pressure: true } },
      { decisions: ['clore-la-scene'] },
    );
    expect(find('h1').marks).toEqual([]);
    expect(state.scene).toBeNull();
  });

  test('[HB-GM-21] it closes when its heroes rest or travel; a breath is no rest', () => {
    const given = { heroes: [{ marks: [elan] }] };
    expect(command(given, { decisions: ['repos', 'souffle'] }).find('h1').marks).toHaveLength(1);
    expect(command(given, { decisions: ['repos', 'garde', 'confirmer'] }).find('h1').marks).toEqual([]);
    const gone = command(given, { decisions: ['faire-passer-le-temps', 'voyage', '1', 'normale'] });
    expect([gone.state.scene, gone.find('h1').marks]).toEqual([null, []]);
  });

  test('[HB-GM-21] adversaries of the last scene stay behind', () => {
    const { find } = command({ foes: [{}] }, { decisions: ['ouvrir-une-scene', 'libre-route', 'valider'] });
    expect(find('e1').status).toBe('parti');
  });
});

describe('time', () => {
  test('[HB-GM-11] [HB-TIME-08] ten minutes, the next watch, a day', () => {
    const at = (span: string) => command({}, { decisions: ['faire-passer-le-temps', span] }).state.clock;
    expect(at('dix-minutes')).toBe(370);
    expect(at('garde-suivante')).toBe(14 * 60);
    const day = command({}, { decisions: ['faire-passer-le-temps', 'une-journee', 'confirmer'] });
    expect([day.state.clock, day.find('h1').hero!.exhausted]).toEqual([30 * 60, true]);
  });

  test('[HB-GM-11] three watches of travel without rest exhaust everybody: the MJ is warned first', () => {
    const given = { heroes: [{}, {}] };
    const travel = ['faire-passer-le-temps', 'voyage', '3', 'normale'] as const;
    const warned = command(given, { decisions: [...travel, 'renoncer'] });
    expect(warned.asked.at(-1)).toMatchObject({ id: 'confirmer-le-temps', params: { count: 2, beings: 'h1 h2' } });
    expect(warned.state.clock).toBe(360);
    const gone = command(given, { decisions: [...travel, 'confirmer'] });
    expect(gone.state.beings.map(({ hero }) => hero!.exhausted)).toEqual([true, true]);
  });

  test('[HB-GM-11] a forced march warns by itself, and is not offered to the exhausted', () => {
    const forced = command({}, { decisions: ['faire-passer-le-temps', 'voyage', '2', 'forcee', 'confirmer'] });
    expect([forced.state.clock, forced.find('h1').hero!.exhausted]).toEqual([14 * 60, true]);
    const tired = command(
      { heroes: [{ hero: { exhausted: true } }] },
      { decisions: ['faire-passer-le-temps', 'voyage', '2'] },
    );
    expect(tired.of('travelled')).toMatchObject([{ pace: 'normale' }]);
  });

  test('[HB-DIST-02] [HB-DIST-03] the MJ has a place explored: here, or very close by, in as many watches as it is large', () => {
    const explore = (...picks: readonly string[]) =>
      command({}, { decisions: ['faire-passer-le-temps', 'exploration', ...picks] });
    const here = explore('ici', '1');
    expect([here.state.clock, here.state.scene === null]).toEqual([14 * 60, false]);
    const near = explore('tout-pres', '2');
    expect([near.state.clock, near.state.scene]).toEqual([22 * 60, null]);
    expect(near.of('pointExplored')).toMatchObject([{ watches: 2 }]);
    expect(explore('ici', '3', 'renoncer').state.clock).toBe(360);
  });

  test('[HB-GM-12] pressure is a toggle of the scene, and no rest is possible under it', () => {
    const { state } = command({}, { decisions: ['pression'] });
    expect(state.scene!.pressure).toBe(true);
    const after = command(state, { decisions: ['pression'] });
    expect(idsAsked(after.asked, 'mj')).not.toContain('repos');
    expect(after.state.scene!.pressure).toBe(false);
  });

  test('[HB-GM-12] under pressure a hero tests AGI to reach what is in the bag, and not otherwise', () => {
    const torches = { id: 't1', base: 'torches', place: 'sac' } as const;
    const given = { heroes: [{ hero: { items: [torches] } }] };
    const calm = command(given, { decisions: ['laisser-un-heros-agir', 'h1', 'sortir-t1'] });
    expect(calm.of('checked')).toEqual([]);
    const hurried = command(
      { ...given, scene: { pressure: true } },
      { decisions: ['laisser-un-heros-agir', 'h1', 'sortir-t1'], dice: [5] },
    );
    expect(hurried.of('checked')).toMatchObject([{ attribute: 'agi', success: true }]);
    expect(hurried.find('h1').hero!.items[0]!.place).toBe('pret');
  });
});

describe('a rest', () => {
  test('[HB-GM-13] a day needs a place that the MJ flags, and says so', () => {
    const wild = command({}, { decisions: ['repos', 'lieu-de-confiance'] });
    const menu = wild.asked.at(-1)!;
    expect(menu.params).toEqual({ journee: 'lieu-de-confiance-requis' });
    expect(menu.options.map(({ id }) => id)).not.toContain('journee');
    expect(wild.state.scene!.tags).toEqual(['confiance']);
    const day = command(
      { heroes: [{ now: { for: 3 }, hero: { chance: 0, exhausted: true } }], scene: { tags: ['confiance'] } },
      { decisions: ['repos', 'journee', 'confirmer', 'confirmer', 'confirmer'] },
    );
    expect(day.find('h1')).toMatchObject({ now: { for: 10 }, hero: { chance: 1, exhausted: false } });
  });

  test('[HB-GEAR-04] three heroes pay 9 for a day where rests are paid, 3 for a watch at the inn', () => {
    const inn = (gold: number, tags: string[] = ['confiance', 'payant']) => ({
      heroes: [{}, {}, {}],
      scene: { tags },
      state: { gold },
    });
    const confirmed = ['confirmer', 'confirmer', 'confirmer'];
    const day = command(inn(10), { decisions: ['repos', 'journee', ...confirmed] });
    expect(day.state.gold).toBe(1);
    expect(command(inn(3), { decisions: ['repos', 'garde', 'confirmer'] }).state.gold).toBe(0);
    const poor = command(inn(2), { decisions: ['repos', 'lieu-gratuit'] });
    expect(poor.asked.at(-1)!.options.map(({ id }) => id)).not.toContain('garde');
    expect(poor.asked.at(-1)!.params).toEqual({ journee: 'or-insuffisant' });
    expect(poor.state.scene!.tags).toEqual(['confiance']);
    expect(command(inn(2, ['confiance']), { decisions: ['repos', 'journee', ...confirmed] }).state.gold).toBe(2);
  });

  test('[HB-GEAR-04] [HB-ALC-05] a laboratory that the MJ puts there costs 20 a watch where rests are paid, whoever works in it', () => {
    const kit = { hero: { items: [object('materiel-d-alchimiste', 'sac')] } };
    const place = (gold: number, tags: string[]) => ({ heroes: [kit, kit], scene: { tags }, state: { gold } });
    const brewing = ['brasser-laboratoire', 'brasser-laboratoire', 'confirmer', ...['colle', 'baume'], 'invisibilite'];
    const script = { decisions: ['repos', 'garde', ...brewing, 'liquide'], dice: [1, 1] };
    const paid = command(place(30, ['payant', 'laboratoire']), script);
    expect(paid.of('goldChanged')).toMatchObject([
      { by: -2, why: 'auberge' },
      { by: -20, why: 'laboratoire', left: 8 },
    ]);
    expect(command(place(0, ['laboratoire']), script).of('goldChanged')).toEqual([]);
    const poor = command(place(21, ['payant', 'laboratoire']), {
      decisions: ['repos', 'garde', 'se-reposer', 'se-reposer', 'confirmer'],
    });
    expect(idsAsked(poor.asked, 'garde-de-repos')).not.toContain('brasser-laboratoire');
    expect(command({}, { decisions: ['repos', 'avec-laboratoire'] }).state.scene!.tags).toEqual(['laboratoire']);
  });

  test('[HB-GM-13] the MJ confirms a watch, or breaks it for some', () => {
    const given = { heroes: [{ hero: { chance: 0 } }, { hero: { chance: 0 } }] };
    const broken = command(given, { decisions: ['repos', 'garde', 'interrompre', 'h2'] });
    expect(broken.state.beings.map(({ hero }) => hero!.chance)).toEqual([1, 0]);
    const whole = command(given, { decisions: ['repos', 'garde', 'confirmer'] });
    expect(whole.state.beings.map(({ hero }) => hero!.chance)).toEqual([1, 1]);
  });
});
