import type { Handlers } from '../handlers.ts';
import { figureOf } from '../state.ts';
import { type GrowthEvent, heroOf, sheetOf } from './apply.ts';
import { heroFigure } from './figure.ts';

/** Creation, training and town. */
export const growthHandlers: Handlers<GrowthEvent> = {
  heroCreated(state, { seat, sheet }) {
    const hero = heroFigure(seat, sheet);
    const index = state.figures.findIndex((f) => f.id === hero.id);
    if (index < 0) state.figures.push(hero);
    else state.figures[index] = hero;
  },
  arcaneChosen() {},
  talentGained(state, { figure, talent, xp }) {
    const sheet = sheetOf(state, figure);
    sheet.talents.push(talent);
    sheet.xp -= xp;
  },
  traitRaised(state, { figure, trait, value, xp }) {
    const sheet = sheetOf(state, figure);
    sheet.traits[trait] = value;
    sheet.xp -= xp;
  },
  careerOpened(state, { figure, career }) {
    sheetOf(state, figure).careers.push(career);
  },
  xpGained(state, { figure, xp }) {
    sheetOf(state, figure).xp += xp;
  },
  paid(state, { figure, deniers, what }) {
    const hero = heroOf(state, figure);
    hero.sheet.deniers += deniers;
    if (what === 'primes') hero.primes = 0;
  },
  recovered(state, { figure, sante, heroisme, lost }) {
    const bearer = figureOf(state, figure);
    const hero = heroOf(state, figure);
    bearer.sante = sante;
    hero.heroisme = heroisme;
    bearer.marks = bearer.marks.filter((mark) => !lost.includes(mark.id));
    hero.sheet.wounds = hero.sheet.wounds.filter((wound) => !lost.includes(wound.id));
  },
  marketDrawn() {},
  bought(state, { figure, price }) {
    sheetOf(state, figure).deniers -= price;
  },
  sold(state, { figure, item, price }) {
    const sheet = sheetOf(state, figure);
    sheet.items = sheet.items.filter((i) => i.id !== item);
    sheet.deniers += price;
  },
  repaired(state, { figure, item, price }) {
    const sheet = sheetOf(state, figure);
    for (const owned of sheet.items) if (owned.id === item) delete owned.broken;
    sheet.deniers -= price;
  },
  caredFor(state, { figure, wound, payers }) {
    for (const payer of payers) sheetOf(state, payer.figure).deniers -= payer.deniers;
    const sheet = sheetOf(state, figure);
    // AD1-GRAVE-16: a severed hand is fitted, never cured.
    if (wound !== 'main-tranchee') sheet.wounds = sheet.wounds.filter((w) => w.id !== wound);
    else for (const w of sheet.wounds) if (w.id === wound) w.prosthesis = true;
  },
  itemHanded(state, { figure, item, to, place }) {
    const from = sheetOf(state, figure);
    const handed = from.items.find((i) => i.id === item);
    if (!handed) throw new Error(`${figure} has no item ${item}`);
    from.items = from.items.filter((i) => i !== handed);
    const { hands: _hands, ...rest } = handed;
    sheetOf(state, to).items.push({ ...rest, place });
  },
  deniersHanded(state, { figure, deniers, to }) {
    sheetOf(state, figure).deniers -= deniers;
    sheetOf(state, to).deniers += deniers;
  },
  pilesLost(state) {
    state.piles = [];
  },
};
