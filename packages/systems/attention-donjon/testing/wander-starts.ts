import type { Duel } from '@souterrain/crawl/testing';

/** Meetings in the start room of Le nid for what chance alone would bring too rarely. */
export const DUELS: readonly Duel[] = [
  // May entrench itself, or slip away.
  {
    shows: ['does citadelle.allows'],
    hero: { santeMax: 30, talents: ['citadelle', 'pas-de-cote'], items: ['arc-court', 'bouclier-de-bois'] },
    creatures: [{ id: 'zombie', at: [1, 2] }],
  },
  // Drinks the life of who cannot defend itself.
  {
    shows: ['does drain-de-vie.wounded'],
    hero: { santeMax: 40, traits: { melee: 1 } },
    creatures: [{ id: 'spectre', at: [1, 2], sante: 1 }],
  },
  // Wails from the next zone.
  {
    shows: ['does resistance-a-la-magie.dice', 'does glace-le-sang.hit'],
    hero: { at: [0, 1], santeMax: 40, traits: { mental: 1 }, talents: ['resistance-a-la-magie'] },
    creatures: [{ id: 'spectre', at: [3, 1] }],
  },
  // Fails to slip away, and may still give up its action.
  {
    shows: ['decision esquive-ratee'],
    hero: { santeMax: 40, traits: { agilite: 1 }, talents: ['esquive'] },
    creatures: [{ id: 'zombie', at: [1, 2] }],
  },
  // Something to break, and the strength for it.
  {
    shows: ['event sceneryDestroyed'],
    hero: { santeMax: 40, traits: { force: 6 }, items: ['arme-a-deux-mains'] },
    creatures: [],
    barricade: [0, 1],
  },
  // Before the door of a cell.
  {
    shows: ['event innerDoorSet'],
    hero: { at: [1, 3] },
    second: { at: [2, 3] },
    creatures: [],
    tile: 'prison',
  },
  // Too heavy to be pushed.
  {
    shows: ['does poids-de-pierre.steady', 'event pushPrevented'],
    hero: { santeMax: 40, traits: { melee: 6 }, talents: ['coup-de-bouclier'], items: ['bouclier-de-bois'] },
    creatures: [{ id: 'golem-de-pierre', at: [1, 2] }],
  },
  // Struck again after a save, with both hands full.
  {
    shows: ['decision lacher', 'decision objet-a-briser', 'event jokersReturned'],
    hero: { santeMax: 1, heroismeMax: 9, items: ['epee', 'bouclier-de-bois', 'armure-legere'], jokers: ['joker-1'] },
    creatures: [
      { id: 'ogre', at: [1, 2] },
      { id: 'ogre', at: [0, 2] },
      { id: 'orque', at: [2, 1] },
      { id: 'orque', at: [2, 2] },
    ],
  },
  // Killed by an ally: nobody has found what it kept.
  {
    shows: ['decision prendre-le-tresor', 'decision cible-du-groupe'],
    hero: { santeMax: 30 },
    creatures: [
      { id: 'rat-geant', at: [0, 2] },
      { id: 'rat-geant', at: [1, 2] },
      { id: 'ogre', at: [2, 2], camp: 'heros' },
    ],
    treasure: true,
  },
  // A lock, and the key to any lock.
  {
    shows: ['decision passe-partout'],
    hero: { items: ['passe-partout'] },
    creatures: [],
    peripetie: 'sarcophage-scelle',
  },
  // Under an effect, and struck.
  {
    shows: ['does fiole-de-pierre.endurance', 'does rempart.endurance', 'decision rebond'],
    hero: { santeMax: 40, items: ['fiole-trouble', 'fiole-trouble', 'parchemin-de-rempart', 'potion-de-rebond'] },
    creatures: [
      { id: 'orque', at: [1, 2] },
      { id: 'gobelin', at: [2, 1] },
    ],
  },
  // Slips away on a broken leg.
  {
    shows: ['does jambe-fracturee.dice'],
    hero: { santeMax: 40, wounds: [{ id: 'jambe-fracturee', splint: true }] },
    creatures: [{ id: 'zombie', at: [1, 2] }],
  },
  // A heavy weapon in a hand of wood.
  {
    shows: ['does main-tranchee.dice'],
    hero: { santeMax: 40, items: ['arme-a-deux-mains'], wounds: [{ id: 'main-tranchee', hand: 1, prosthesis: true }] },
    creatures: [{ id: 'zombie', at: [1, 2] }],
  },
  // Ills to choose from.
  {
    shows: ['decision quel-etat'],
    hero: {
      santeMax: 40,
      sante: 40,
      marks: ['empoisonne', 'serieusement-secoue'],
      items: ['onguent', 'gomme-de-soins'],
    },
    creatures: [{ id: 'zombie', at: [1, 2] }],
  },
  // Shot at behind a great shield, run at by what comes from the other zone.
  {
    shows: ['does pavois.endurance', 'does elan.dice'],
    hero: { at: [0, 1], santeMax: 40, traits: { agilite: 1, melee: 1 }, items: ['grand-bouclier'] },
    creatures: [
      { id: 'arbaletrier', at: [3, 3] },
      { id: 'scarabee-cuirasse', at: [3, 1] },
    ],
  },
  // The dead stand still at its touch.
  {
    shows: ['does fige-les-morts-vivants.hit'],
    hero: { santeMax: 40, traits: { melee: 6 }, items: ['sceptre'] },
    creatures: [{ id: 'zombie', at: [1, 2] }],
  },
  // An oil that drinks, an armour that turns blows aside, and two groups to set against each other.
  {
    shows: [
      'does huile-vampirique.wounded',
      'does enchantement-armure-carreau.after',
      'decision semer-la-confusion',
      'decision remplacer',
    ],
    hero: {
      santeMax: 40,
      sante: 20,
      traits: { force: 6, melee: 6 },
      items: [
        'epee',
        'bouclier-de-bois',
        { base: 'armure-legere', enchantment: 'enchantement-armure-carreau' },
        'huile-vampirique',
        'parchemin-de-confusion',
        { base: 'dague', place: 'porte' },
      ],
    },
    creatures: [
      { id: 'zombie', at: [1, 2] },
      { id: 'orque', at: [2, 1] },
    ],
  },
  // Claws and bites that leave more than a wound.
  {
    shows: ['does griffes-paralysantes.wounded', 'does morsure-empoisonnee.wounded'],
    hero: { santeMax: 60, heroismeMax: 0, traits: { vigueur: 1, melee: 1 } },
    creatures: [
      { id: 'goule', at: [1, 2] },
      { id: 'goule', at: [2, 2] },
      { id: 'araignee-geante', at: [2, 1] },
    ],
  },
  // So shaken that it strikes badly.
  {
    shows: ['does serieusement-secoue.dice'],
    hero: { santeMax: 40, marks: ['serieusement-secoue'] },
    creatures: [{ id: 'orque', at: [1, 2] }],
  },
];
