import { describe, expect, test } from 'vitest';
import { command, idsAsked } from '../../testing/index.ts';

describe('what the MJ does to beings', () => {
  test('[HB-GM-08] 1d6 of cold without armour or violence: END, FOR, then a coma once Chance is declined', () => {
    const given = { heroes: [{ armour: 2, now: { end: 1, for: 3 }, hero: { chance: 1 } }] };
    const cold = ['infliger', 'cause-froid', 'valider'] as const;
    const { find, of } = command(given, { decisions: [...cold, 'subir'], dice: [5] });
    expect(find('h1')).toMatchObject({ status: 'coma', now: { end: 0, for: 0 } });
    expect(of('damaged')).toMatchObject([{ source: 'froid', damage: 5, by: null }]);
    const spared = command(given, { decisions: [...cold, 'depenser-chance'], dice: [5] });
    expect(spared.find('h1')).toMatchObject({ status: 'present', now: { end: 1, for: 3 } });
  });

  test('[HB-GM-08] a number of points, armour, attribute and violence are settled first, dice for each target', () => {
    const hide = { armour: 1, now: { end: 0 } };
    const { find } = command(
      { heroes: [hide], foes: [hide] },
      { decisions: ['infliger', ['h1', 'e1'], 'points-4', 'armure-oui', 'attribut-vol', 'violent-oui', 'valider'] },
    );
    expect([find('h1').now.vol, find('e1').now.vol]).toEqual([7, 7]);
    const rolled = command(
      { heroes: [{}], foes: [{}] },
      { decisions: ['infliger', ['h1', 'e1'], 'points-2d6', 'valider'], dice: [1, 1, 1, 2] },
    );
    expect([rolled.find('h1').now.end, rolled.find('e1').now.end]).toEqual([2, 1]);
  });

  test('[HB-GM-08] healing stops at the maximum, and FOR ends a coma', () => {
    const given = { heroes: [{ status: 'coma' as const, now: { for: 0, end: 0 } }] };
    const { find } = command(given, { decisions: ['soigner', 'attribut-for', 'points-12', 'valider'] });
    expect(find('h1')).toMatchObject({ status: 'present', now: { for: 10, end: 0 } });
    expect(command(given, { decisions: ['soigner', 'points-3', 'valider'] }).find('h1')).toMatchObject({
      status: 'coma',
      now: { end: 3 },
    });
  });

  test('[HB-GM-08] [HB-CHA-03] states open the Chance window', () => {
    const given = { heroes: [{ hero: { chance: 1 } }] };
    const spared = command(given, { decisions: ['donner-un-etat', 'epuise', 'depenser-chance'] });
    expect(spared.find('h1').hero).toMatchObject({ exhausted: false, chance: 0 });
    const tired = command(given, { decisions: ['donner-un-etat', 'epuise', 'subir'] });
    expect(tired.find('h1').hero!.exhausted).toBe(true);
    const fallen = command(given, { decisions: ['donner-un-etat', 'coma', 'subir'] });
    expect(fallen.find('h1').status).toBe('coma');
    const glued = command(given, { decisions: ['donner-un-etat', 'colle', '2-rounds', 'subir'] });
    expect(glued.find('h1').marks).toMatchObject([{ id: 'colle', until: { in: 'rounds', left: 2, minute: 362 } }]);
  });

  test('[HB-GM-08] a hold has a holder; exhaustion and coma are for heroes', () => {
    const given = { heroes: [{}, {}], foes: [{}] };
    const held = command(given, { decisions: ['donner-un-etat', 'empoigne', 'h1', 'e1'] });
    expect(held.find('h1').marks).toMatchObject([{ id: 'empoigne', by: 'e1' }]);
    const { asked } = command(given, { decisions: ['donner-un-etat', 'epuise', 'h1'] });
    expect(idsAsked(asked, 'qui-recoit-l-etat')).toEqual(['h1', 'h2']);
    const down = command(given, { decisions: ['donner-un-etat', 'au-sol', 'e1', 'scene'] });
    expect(down.find('e1').marks).toMatchObject([{ id: 'au-sol' }]);
    const hampered = command(given, { decisions: ['donner-un-etat', 'entrave', 'e1', 'scene'] });
    expect(hampered.find('e1').marks).toMatchObject([{ id: 'entrave-mouvement' }]);
    const unseen = command(given, { decisions: ['donner-un-etat', 'invisible', 'h1', 'scene'] });
    expect(unseen.find('h1').marks).toMatchObject([{ id: 'invisible' }]);
  });
});

describe('rewards', () => {
  test('[HB-GM-15] gold goes to the purse of the group, and out of it', () => {
    const { state, of } = command({}, { decisions: ['recompenser', 'donner-de-l-or', '300'] });
    expect(state.gold).toBe(300);
    expect(of('goldChanged')).toMatchObject([{ by: 300, left: 300, why: 'mj' }]);
    const taken = command(state, { decisions: ['recompenser', 'prendre-de-l-or', '200'] });
    expect(taken.state.gold).toBe(100);
    expect(idsAsked(taken.asked, 'montant')).not.toContain('500');
    // Any sum, in as many gifts as it takes.
    const coin = command(command(state, { decisions: ['recompenser', 'donner-de-l-or', '2'] }).state, {
      decisions: ['recompenser', 'prendre-de-l-or', '1'],
    });
    expect(coin.state.gold).toBe(101);
  });

  test('[HB-GM-15] objects, potions, scrolls: given to one hero, taken from one', () => {
    const given = command({}, { decisions: ['recompenser', 'donner-un-objet', 'corde', 'h1'] });
    expect(given.find('h1').hero!.items).toMatchObject([{ base: 'corde' }]);
    const potion = command(
      {},
      { decisions: ['recompenser', 'donner-un-objet', 'potion', 'medecinal', 'soin', 'liquide', 'h1'] },
    );
    expect(potion.find('h1').hero!.items[0]?.holds).toEqual({
      effect: 'medecinal',
      detail: 'soin',
      administration: 'liquide',
    });
    const wand = command(
      {},
      { decisions: ['recompenser', 'donner-un-objet', 'baguette', 'impie', 'toucher', 'mineur', 'h1'] },
    );
    expect(wand.find('h1').hero!.items[0]).toMatchObject({ base: 'baguette', charges: 3, holds: { school: 'impie' } });
    const { id } = given.find('h1').hero!.items[0]!;
    const taken = command(given.state, { decisions: ['recompenser', 'prendre-un-objet', 'h1', id] });
    expect(taken.find('h1').hero!.items).toEqual([]);
  });

  test('[HB-GM-15] a battalion under a hero, and progress', () => {
    const levied = command({}, { decisions: ['recompenser', 'donner-un-bataillon', 'h1', 'archers'] });
    expect(levied.state.beings[1]).toMatchObject({ kind: 'bataillon', side: 'heros', commander: 'h1', zone: 'a' });
    const grown = command({ heroes: [{}, {}] }, { decisions: ['recompenser', 'donner-un-progres', ['h1', 'h2']] });
    expect(grown.state.beings.map(({ hero }) => hero!.progress)).toEqual([1, 1]);
  });

  test('[HB-GM-15] a shop opens with the tables of gear and what magic the MJ puts in stock', () => {
    const given = { state: { gold: 150 } };
    const plain = command(given, { decisions: ['ouvrir-un-marche', 'ordinaire', 'acheter-corde', 'terminer'] });
    expect(plain.find('h1').hero!.items).toMatchObject([{ base: 'corde' }]);
    expect(idsAsked(plain.asked, 'marche').some((id) => id.startsWith('acheter-parchemin'))).toBe(false);
    const magic = command(given, { decisions: ['ouvrir-un-marche', 'parchemins', 'acheter-parchemin-1', 'terminer'] });
    expect([magic.state.gold, magic.find('h1').hero!.items[0]?.base]).toEqual([50, 'parchemin']);
  });
});

describe('corrections', () => {
  const fix = ['corriger', 'un-etre', 'h1', 'now-end', '3', 'oubli'] as const;
  const given = { heroes: [{ now: { end: 0 } }] };

  test('[HB-GM-16] END from 0 to 3: an entry with before, after and reason, and it can be undone', () => {
    const { state, of, find } = command(given, { decisions: fix });
    expect(of('corrected')).toMatchObject([
      { being: 'h1', field: 'now-end', before: 0, after: 3, reason: 'oubli', undone: false },
    ]);
    expect(find('h1').now.end).toBe(3);
    const undone = command(state, { decisions: ['corriger', 'defaire'] });
    expect(undone.find('h1').now.end).toBe(0);
    expect(undone.of('corrected')).toMatchObject([{ before: 3, after: 0, undone: true }]);
    expect(idsAsked(command(undone.state, { decisions: ['corriger', 'abandonner'] }).asked, 'corriger')).not.toContain(
      'defaire',
    );
  });

  test('[HB-GM-16] any value or state: maximum, status, zone, exhaustion, a state, the purse', () => {
    const set = (field: string, value: string) =>
      command(given, { decisions: ['corriger', 'un-etre', 'h1', field, value, 'recit'] }).find('h1');
    expect(set('max-for', '8')).toMatchObject({ max: { for: 8 }, now: { for: 8 } });
    expect(set('statut', 'mort').status).toBe('mort');
    expect(set('zone', 'c').zone).toBe('c');
    expect(set('zone', 'nulle-part').zone).toBeNull();
    expect(set('epuise', 'oui').hero!.exhausted).toBe(true);
    expect(set('etat-au-sol', 'oui').marks).toMatchObject([{ id: 'au-sol' }]);
    expect(set('chance', '2').hero!.chance).toBe(2);
    expect(command(given, { decisions: ['corriger', 'la-bourse', '50', 'erreur'] }).state.gold).toBe(50);
  });

  test('[HB-GM-16] dice are never rewritten: declared void and thrown again, both in the log', () => {
    const rolled = command({}, { decisions: ['appeler-un-test', 'esprit', 'valider'], dice: [15] }).state;
    const { of } = command(rolled, { decisions: ['corriger', 'annuler-un-jet', 'erreur'], dice: [4] });
    expect(of('checkVoided')).toMatchObject([{ being: 'h1', reason: 'erreur' }]);
    expect(of('checked')).toMatchObject([{ attribute: 'vol', kept: 4, success: true }]);
  });

  test('[HB-GM-16] thrown again, the dice are as many as they were: no reason counts twice', () => {
    const tired = { heroes: [{ hero: { exhausted: true } }] };
    const called = ['appeler-un-test', 'esprit', 'avantages-aide', 'valider'];
    const rolled = command(tired, { decisions: called, dice: [15] }).state;
    const { of } = command(rolled, { decisions: ['corriger', 'annuler-un-jet', 'erreur'], dice: [4] });
    expect(of('checked')).toMatchObject([
      { faces: [4], advantages: [{ label: 'aide' }], disadvantages: [{ label: 'epuise', count: 1 }] },
    ]);
  });
});
