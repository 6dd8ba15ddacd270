import type { VariantWords } from '../catalogue.ts';

export const variants: VariantWords = {
  volCap: { label: 'Plafond de VOL', values: { eighteen: '18', none: 'aucun' } },
  endTested: { label: 'Tester END', values: { no: 'non', yes: 'oui' } },
  chanceMax: { label: 'Chance maximale au départ', values: { two: '2', one: '1', three: '3' } },
  chanceOnCheck: {
    label: 'Chance après un test manqué',
    values: { spares: 'l’échec est sans dommage', succeeds: 'l’échec devient une réussite' },
  },
  surplus: { label: 'Plusieurs avantages', values: { two: 'deux d20 en tout', cumulative: 'un d20 de plus chacun' } },
  outfitSlots: { label: 'Armure et vêtements portés', values: { one: 'une place en tout', each: 'une place chacun' } },
  armourReady: { label: 'L’armure portée occupe une place prête', values: { worn: 'non', ready: 'oui' } },
  watchBenefits: {
    label: 'Bénéfices d’une garde de repos',
    values: { daily: 'un par héros et par jour', unlimited: 'à chaque garde' },
  },
  slotOrder: {
    label: 'Ordre des camps',
    values: { kept: 'gardé tout le combat', heroesFirst: 'héros d’abord après le premier round' },
  },
  highestDie: {
    label: 'Le plus haut dé compte seul',
    values: { everyone: 'contre chaque camp', heroes: 'pour les attaques des héros' },
  },
  sameTarget: {
    label: 'Attaquer la même cible',
    values: { round: 'dans le même round', joint: 'dans la même attaque conjointe' },
  },
  improved: {
    label: 'Attaque améliorée ou diminuée',
    values: { all: 'remplace tous les dés', best: 'améliorée, ne remplace qu’un dé' },
  },
  absolute: { label: 'Une faveur annule une diminution sans condition', values: { stands: 'non', cancels: 'oui' } },
  spellsPooled: {
    label: 'Sorts et règle du plus haut dé',
    values: { apart: 'comptés à part', pooled: 'comptés avec les attaques' },
  },
  manoeuvreCost: { label: 'Prix d’une manœuvre', values: { die: 'un dé', attack: 'toute l’attaque' } },
  manoeuvreResisted: { label: 'La cible peut résister à une manœuvre', values: { no: 'non', yes: 'oui' } },
  overflow: {
    label: 'Dégâts au-delà d’END',
    values: { same: 'entament l’attribut du même coup', next: 'perdus, le coup suivant entame l’attribut' },
  },
  explosiveScale: {
    label: 'Explosion d’un être contre un bataillon',
    values: { diminished: 'diminuée', full: 'entière' },
  },
  legendaryScale: {
    label: 'Créature légendaire',
    values: { battalion: 'à l’échelle du bataillon', single: 'à l’échelle d’un être' },
  },
  battalionMorale: {
    label: 'Pertes critiques d’un bataillon',
    values: { shaken: 'test de VOL, ou autant de VOL perdue', direct: 'sans effet sur VOL' },
  },
  castCheck: {
    label: 'Test de VOL avant un sort amplifié',
    values: { none: 'non', vol: 'oui, la réussite divise les dégâts par deux' },
  },
  amplification: {
    label: 'Dégâts de l’amplification',
    values: { low: 'la somme des dés de 1 à 3', total: 'tous les dés, dès qu’un seul fait de 1 à 3' },
  },
  schoolTwo: {
    label: 'Un 2 au dé d’école',
    values: { choice: 'Illusion ou Arcanique, au choix', arcanique: 'Arcanique', illusion: 'Illusion' },
  },
  forms: {
    label: 'Formes d’un Conjurateur',
    values: { all: 'toutes', learnt: 'Toucher et une autre, puis à apprendre' },
  },
  minorHealing: { label: 'Soin mineur de l’école Sacrée', values: { end: 'END seulement', any: 'tout attribut' } },
  itemAmplification: { label: 'Parchemins et baguettes blessent sur 1 à 3', values: { none: 'non', hurts: 'oui' } },
  alchemyThree: { label: 'Un 3 au dé d’alchimie', values: { reroll: 'à relancer', choice: 'au choix' } },
  brewingRest: {
    label: 'Brasser pendant une garde de repos',
    values: { replaces: 'remplace le bénéfice du repos', both: 'en plus du bénéfice' },
  },
  laboratory: {
    label: 'Au laboratoire, choisir',
    values: { both: 'l’effet et l’administration', effect: 'l’effet seulement' },
  },
  roundLength: { label: 'Durée d’un round', values: { minute: 'une minute', turns: 'la somme de ses tours' } },
  dayBenefits: {
    label: 'Journée en lieu de confiance',
    values: { all: 'les trois bénéfices', either: 'un attribut, ou le repos et la Chance' },
  },
};
