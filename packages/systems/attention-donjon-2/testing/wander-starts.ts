import type { Duel } from '@souterrain/crawl/testing';

/** Meetings in the start room of Le nid for what chance alone would bring too rarely. */
export const DUELS: readonly Duel[] = [
  // May entrench itself, or slip away.
  {
    shows: ['does citadelle.allows'],
    hero: { santeMax: 30, talents: ['citadelle', 'pas-de-cote'], items: ['arc-court', 'bouclier-de-bois'] },
    creatures: [{ id: 'zombie', at: [1, 2] }],
  },
  // Spreads its aura, by the suit of its card, over who strikes beside it.
  {
    shows: ['does aura-carreau.aura', 'does aura-carreau.armure', 'does aura-trefle.options'],
    hero: { santeMax: 40, traits: { savoir: 6, arcane: 3 }, talents: ['aura-des-arcanes'], items: ['epee'] },
    creatures: [
      { id: 'ogre', at: [1, 2] },
      { id: 'orque', at: [2, 1] },
    ],
  },
  // Chooses the suit of its aura on a Joker.
  {
    shows: ['decision quelle-enseigne'],
    hero: { santeMax: 40, traits: { savoir: 6, arcane: 3 }, talents: ['aura-des-arcanes'] },
    creatures: [{ id: 'zombie', at: [1, 2] }],
    first: 'joker-1',
  },
  // Mows the ghost grass with one edge or the other of its dagger.
  {
    shows: ['decision arme-magique'],
    hero: { santeMax: 40, traits: { vigueur: 6 }, items: ['dague-enchantee'] },
    creatures: [{ id: 'zombie', at: [1, 2] }],
    peripetie: 'herbe-fantome',
  },
  // Struck through the bubble that chokes it.
  {
    shows: ['does bulle.armureUsed'],
    hero: { santeMax: 60, marks: ['bulle'] },
    creatures: [{ id: 'ogre', at: [1, 2] }],
  },
  // Feels what lies behind the Porte that a lever opens: its one road card leaves the talent for the next draw.
  {
    shows: ['does intuition-arcanique.eventCards'],
    hero: { santeMax: 40, traits: { force: 6, arcane: 1 }, talents: ['intuition-arcanique'] },
    creatures: [{ id: 'rat-geant', at: [1, 2] }],
    peripetie: 'levier-rouille',
  },
  // Runs at what stands in the next zone.
  {
    shows: ['does charge.options'],
    hero: { at: [1, 1], santeMax: 40, traits: { force: 5 }, talents: ['charge'], items: ['epee'] },
    creatures: [{ id: 'ogre', at: [3, 1] }],
  },
  // Pushes what stands like a stone.
  {
    shows: ['does petrifie.steady', 'does paralyse.steady'],
    hero: {
      santeMax: 40,
      traits: { force: 6, melee: 3 },
      talents: ['coup-de-bouclier'],
      items: ['epee', 'bouclier-de-bois'],
    },
    creatures: [
      { id: 'ogre', at: [1, 2], marks: ['petrifie'] },
      { id: 'troll', at: [2, 1], marks: ['paralyse'] },
    ],
  },
  // Struck while it sleeps.
  {
    shows: ['does inconscient.fixedDice'],
    hero: { santeMax: 60, marks: ['inconscient'] },
    creatures: [{ id: 'ogre', at: [1, 2] }],
  },
  // Beasts in a rage, or in their finest hour.
  {
    shows: ['does enrage.imposes', 'does temps-fort.imposes'],
    hero: { santeMax: 60 },
    creatures: [
      { id: 'orque', at: [1, 2], marks: ['enrage'] },
      { id: 'zombie', at: [2, 1], marks: ['temps-fort'] },
    ],
  },
  // Under an effect, and struck.
  {
    shows: ['does fiole-de-pierre.armure', 'decision rebond'],
    hero: { santeMax: 40, items: ['fiole-trouble', 'fiole-trouble', 'parchemin-de-rempart', 'potion-de-rebond'] },
    creatures: [
      { id: 'orque', at: [1, 2] },
      { id: 'gobelin', at: [2, 1] },
    ],
  },
  // A blade that poisons, and another to take up.
  {
    shows: ['does lame-vipere.hit', 'decision remplacer'],
    hero: {
      santeMax: 40,
      traits: { force: 6, melee: 3, agilite: 6 },
      items: ['lame-vipere', 'bouclier-de-bois', { base: 'dague', place: 'porte' }],
    },
    creatures: [{ id: 'ogre', at: [1, 2] }],
  },
  // The dead stand still at its touch.
  {
    shows: ['does fige-les-morts-vivants.hit'],
    hero: { santeMax: 40, traits: { force: 6, melee: 3 }, items: ['sceptre'] },
    creatures: [{ id: 'zombie', at: [1, 2] }],
  },
  // A lock, and the key to any lock.
  {
    shows: ['decision passe-partout'],
    hero: { items: ['passe-partout'] },
    creatures: [],
    peripetie: 'sarcophage-scelle',
  },
  // Wails from the next zone.
  {
    shows: ['line spectre plainte-funebre'],
    hero: { at: [0, 1], santeMax: 40 },
    creatures: [{ id: 'spectre', at: [3, 1], marks: ['immobilise'] }],
  },
  // Slips away on a broken leg.
  {
    shows: ['does jambe-fracturee.dice'],
    hero: { santeMax: 40, wounds: [{ id: 'jambe-fracturee', splint: true }] },
    creatures: [{ id: 'zombie', at: [1, 2] }],
  },
  // Catches its breath, and has ills to choose from.
  {
    shows: ['decision recuperation-choix'],
    hero: { santeMax: 12, sante: 2, traits: { vigueur: 6 }, marks: ['sonne'] },
    creatures: [],
  },
  // A heavy weapon in a hand of wood.
  {
    shows: ['does main-tranchee.dice'],
    hero: { santeMax: 40, items: ['arme-a-deux-mains'], wounds: [{ id: 'main-tranchee', hand: 1, prosthesis: true }] },
    creatures: [{ id: 'zombie', at: [1, 2] }],
  },
  // Takes the place of whom it kills, among others.
  {
    shows: ['decision massacre-attaque'],
    hero: { santeMax: 40, traits: { force: 8, melee: 3 }, talents: ['massacre'], items: ['hache'] },
    creatures: [
      { id: 'homme-rat', at: [1, 2] },
      { id: 'homme-rat', at: [2, 2] },
      { id: 'homme-rat', at: [0, 2] },
      { id: 'ogre', at: [2, 1] },
    ],
  },
  // Struck at close quarters by what would rather spit or shoot.
  {
    shows: ['line cracheur-homme-serpent morsure', 'line arbaletrier dague'],
    hero: { santeMax: 60 },
    creatures: [
      { id: 'cracheur-homme-serpent', at: [1, 2], marks: ['immobilise'] },
      { id: 'arbaletrier', at: [2, 1], marks: ['immobilise'] },
    ],
  },
  // Killed by an ally: nobody has found what it kept.
  {
    shows: ['decision prendre-le-tresor'],
    hero: { santeMax: 30 },
    creatures: [
      { id: 'rat-geant', at: [0, 2] },
      { id: 'rat-geant', at: [1, 2] },
      { id: 'ogre', at: [2, 2], camp: 'heros' },
    ],
    treasure: true,
  },
  // Dies with a Joker in its hand.
  {
    shows: ['event jokersReturned'],
    hero: { santeMax: 1, heroismeMax: 0, jokers: ['joker-1'] },
    creatures: [
      { id: 'ogre', at: [1, 2] },
      { id: 'ogre', at: [0, 2] },
    ],
  },
];
