import { type Figure, hasMark, isOnBoard } from '@souterrain/crawl';
import { isInReach } from '@souterrain/crawl/combat';
import { areEnemies, isActive } from '@souterrain/crawl/figures';
import { classicMoves, type Move, makeMove, mayMove, named, placementSteps } from '@souterrain/crawl/movement';
import { defineWords, figure } from '@souterrain/crawl/text';
import { ask, type Option, option, type Rule } from '@souterrain/kernel';
import { canTouch } from '../actions/targets.ts';
import { activated } from '../groups/recover.ts';
import type { AD2State } from '../state.ts';
import type { AD2 } from '../world/ad2.ts';
import { cast, spell } from './spells.ts';

/** The creature of the pack. */
export const SERVANT = 'serviteur-arcanique';

/** AD2-ARCA-21: an ordinary weapon (AD2-EQUIP-08), with the Savoir/Arcane of whoever called it. */
const BLOW = spell('frappe-du-serviteur', {
  rule: 'AD2-ARCA-21',
  purpose: 'attaque',
  line: 'Frappe du Serviteur [Magie] ATT/CAC Savoir/Arcane (requise) Défense : Dommages 2 [Dommages +1]',
});

/** The Servant of a hero, able to act or not. */
export const servantOf = (state: AD2State, hero: Figure): Figure | undefined =>
  state.figures.find(
    (figure) => figure.profile === SERVANT && isOnBoard(figure) && figure.marks.some(({ by }) => by === hero.id),
  );

/** AD2-ARCA-21: after each turn of its hero; AD2-ETAT-26, AD2-ETAT-27: a monster, skipped or not, shakes off a state. */
export function* playServant(g: AD2, hero: Figure, servant: Figure): Rule<void> {
  if (isActive(g, servant)) yield* moveThenStrike(g, hero, servant);
  if (isOnBoard(servant)) activated(g, servant);
}

/** A movement and an attack; AD2-ETAT-26: Sonné, one of them. */
function* moveThenStrike(g: AD2, hero: Figure, servant: Figure): Rule<void> {
  const move = yield* chooseMove(g, hero, servant);
  if (move) yield* makeMove(g, servant, move);
  if (!isActive(g, servant) || (move && hasMark(servant, 'sonne'))) return;
  const targets = targetsOf(g, servant);
  if (targets.length === 0) return;
  const target = yield* ask<Figure | null>({
    id: 'serviteur-attaque',
    seat: hero.hero!.seat,
    rule: 'AD2-ARCA-21',
    params: { figure: servant.id },
    options: [
      ...targets.map((other) =>
        option<Figure | null>(`viser-${other.id}`, other, {
          label: 'viser',
          params: { figure: other.id },
          at: { figure: other.id },
        }),
      ),
      option('passer', null),
    ],
  });
  if (target) yield* cast(g, hero, { spell: BLOW, targets: [target] });
}

const targetsOf = (g: AD2, servant: Figure): readonly Figure[] =>
  g.state.figures.filter(
    (other) =>
      isOnBoard(other) &&
      areEnemies(servant, other) &&
      isInReach(g, servant.cell, { to: other.cell, reach: 1 }) &&
      canTouch(g, BLOW.line, other),
  );

function* chooseMove(g: AD2, hero: Figure, servant: Figure): Rule<Move | null> {
  if (!mayMove(g, servant)) return null;
  const options: Option<Move | null>[] = [option('rester', null)];
  for (const to of classicMoves(g, servant)) options.push(moveOption({ to, kind: 'classique' }));
  for (const to of placementSteps(g, servant)) options.push(moveOption({ to, kind: 'pas' }));
  return yield* ask({
    id: 'serviteur-mouvement',
    seat: hero.hero!.seat,
    rule: 'AD2-ARCA-21',
    params: { figure: servant.id },
    options,
  });
}

function moveOption(move: Move): Option<Move | null> {
  const { [move.kind]: id, place: at } = named(move.to);
  const label = move.kind === 'pas' ? 'pas-de-placement' : 'se-deplacer';
  return option<Move | null>(id, move, { label, params: { esquive: 'aucune' }, at });
}

export const servantWords = defineWords({
  terms: { 'frappe-du-serviteur': { fr: 'Frappe du Serviteur', en: 'The Servant’s blow' } },
  prompts: {
    'serviteur-mouvement': { fr: (a) => `Où va ${figure(a)} ?`, en: (a) => `Where does ${figure(a)} go?` },
    'serviteur-attaque': { fr: (a) => `${figure(a)} frappe : qui ?`, en: (a) => `${figure(a)} strikes: whom?` },
  },
  labels: { 'serviteur-attaque/passer': { fr: 'Personne', en: 'Nobody' } },
});
