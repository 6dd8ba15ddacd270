import { featureOf } from '../figures/registry.ts';
import type { Handlers } from '../handlers.ts';
import { figureOf } from '../state.ts';
import { type GrowthEvent, heroOf, sheetOf } from './apply.ts';
import { heroFigure } from './figure.ts';

/** Creation, training and town. */
export const growthHandlers: Handlers<GrowthEvent> = {
  heroCreated(g, { seat, sheet }) {
    const hero = heroFigure(g, seat, sheet);
    const index = g.state.figures.findIndex((f) => f.id === hero.id);
    if (index < 0) g.state.figures.push(hero);
    else g.state.figures[index] = hero;
  },
  arcaneChosen() {},
  talentGained(g, { figure, talent, xp }) {
    const sheet = sheetOf(g.state, figure);
    sheet.talents.push(talent);
    sheet.xp -= xp;
  },
  traitRaised(g, { figure, trait, value, xp }) {
    const sheet = sheetOf(g.state, figure);
    sheet.traits[trait] = value;
    sheet.xp -= xp;
  },
  careerOpened(g, { figure, career }) {
    sheetOf(g.state, figure).careers.push(career);
  },
  xpGained(g, { figure, xp }) {
    sheetOf(g.state, figure).xp += xp;
  },
  paid(g, { figure, deniers, what }) {
    const hero = heroOf(g.state, figure);
    hero.sheet.deniers += deniers;
    if (what === 'primes') hero.primes = 0;
  },
  recovered(g, { figure, sante, heroisme, lost }) {
    const bearer = figureOf(g.state, figure);
    const hero = heroOf(g.state, figure);
    bearer.sante = sante;
    hero.heroisme = heroisme;
    bearer.marks = bearer.marks.filter((mark) => !lost.includes(mark.id));
    hero.sheet.wounds = hero.sheet.wounds.filter((wound) => !lost.includes(wound.id));
  },
  marketDrawn() {},
  bought(g, { figure, price }) {
    sheetOf(g.state, figure).deniers -= price;
  },
  sold(g, { figure, item, price }) {
    const sheet = sheetOf(g.state, figure);
    sheet.items = sheet.items.filter((i) => i.id !== item);
    sheet.deniers += price;
  },
  repaired(g, { figure, item, price }) {
    const sheet = sheetOf(g.state, figure);
    for (const owned of sheet.items) if (owned.id === item) delete owned.broken;
    sheet.deniers -= price;
  },
  caredFor(g, { figure, wound, payers }) {
    for (const payer of payers) sheetOf(g.state, payer.figure).deniers -= payer.deniers;
    const sheet = sheetOf(g.state, figure);
    if (!featureOf(g, wound)?.prosthesis) sheet.wounds = sheet.wounds.filter((w) => w.id !== wound);
    else for (const w of sheet.wounds) if (w.id === wound) w.prosthesis = true;
  },
  itemHanded(g, { figure, item, to, place }) {
    const from = sheetOf(g.state, figure);
    const handed = from.items.find((i) => i.id === item);
    if (!handed) throw new Error(`${figure} has no item ${item}`);
    from.items = from.items.filter((i) => i !== handed);
    const { hands: _hands, ...rest } = handed;
    sheetOf(g.state, to).items.push({ ...rest, place });
  },
  deniersHanded(g, { figure, deniers, to }) {
    sheetOf(g.state, figure).deniers -= deniers;
    sheetOf(g.state, to).deniers += deniers;
  },
  pilesLost(g) {
    g.state.piles = [];
  },
};
