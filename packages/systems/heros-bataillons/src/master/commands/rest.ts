import { ask, type Option, option, type Params, type Rule } from '@souterrain/kernel';
import type { BeingId } from '../../pieces.ts';
import { canRest, catchBreath } from '../../time/breath.ts';
import { canLodge, isPaid } from '../../time/lodging.ts';
import { canRestDay, type Disturbance, isTrusted, restDay, restWatch } from '../../time/rest.ts';
import { closeScene } from '../../time/travel.ts';
import type { HB, Situation } from '../../world.ts';
import { heroesHere, pickBeings } from '../pick.ts';
import { masterOf } from '../table.ts';
import { defineCommand, outOfCombat } from './command.ts';

/** HB-GM-13: a breath, a watch or a day; the MJ flags trusted places, confirms and interrupts. */
export const rest = defineCommand({
  id: 'repos',
  rule: 'HB-GM-13',
  place: 13,
  name: { fr: 'repos', en: 'rest' },
  names: {
    interrompre: { fr: 'interrompre le repos', en: 'interrupt the rest' },
    'lieu-de-confiance': { fr: 'en faire un lieu de confiance', en: 'make it a trusted place' },
    'lieu-ordinaire': { fr: 'en faire un lieu ordinaire', en: 'make it an ordinary place' },
    'lieu-payant': { fr: 'y faire payer le repos', en: 'have rests paid for here' },
    'lieu-gratuit': { fr: 'y offrir le repos', en: 'offer rests here for free' },
    'avec-laboratoire': { fr: 'y mettre un laboratoire', en: 'put a laboratory here' },
    'sans-laboratoire': { fr: 'en retirer le laboratoire', en: 'take the laboratory away' },
    journee: { fr: 'journée de repos', en: 'day of rest' },
  },
  words: {
    fr: {
      prompts: {
        repos: () => 'Quel repos ?',
        'confirmer-le-repos': () => 'Le repos va-t-il à son terme ?',
        'qui-est-interrompu': () => 'De qui le repos est-il interrompu ?',
      },
    },
    en: {
      prompts: {
        repos: () => 'Which rest?',
        'confirmer-le-repos': () => 'Does the rest run its course?',
        'qui-est-interrompu': () => 'Whose rest is interrupted?',
      },
    },
  },
  // HB-GM-12.
  isOffered: (g) => outOfCombat(g) && canRest(g.state),
  run,
});

type Choice = 'souffle' | 'garde' | 'journee' | Tag | null;
/** What the MJ makes of the place. */
type Tag = 'confiance' | 'payant' | 'laboratoire';

function* run(g: HB): Rule<void> {
  const choice = yield* ask<Choice>({
    id: 'repos',
    seat: masterOf(g.state),
    rule: 'HB-GM-13',
    params: refusals(g),
    options: choices(g),
  });
  if (choice === 'confiance' || choice === 'payant' || choice === 'laboratoire') flag(g, choice);
  else if (choice === 'souffle') yield* catchBreath(g);
  else if (choice !== null) {
    settleDown(g);
    if (choice === 'garde') yield* restWatch(g, disturb);
    else yield* restDay(g, disturb);
  }
}

/** HB-REST-10, HB-GEAR-04: what cannot be had, and why. */
function refusals(g: Situation): Params {
  if (canRestDay(g)) return {};
  return { journee: isTrusted(g.state) ? 'or-insuffisant' : 'lieu-de-confiance-requis' };
}

function choices(g: Situation): readonly Option<Choice>[] {
  const options: Option<Choice>[] = [option('souffle', 'souffle')];
  if (canLodge(g, 'garde')) options.push(option('garde', 'garde'));
  if (canRestDay(g)) options.push(option('journee', 'journee'));
  if (g.state.scene)
    options.push(
      option(isTrusted(g.state) ? 'lieu-ordinaire' : 'lieu-de-confiance', 'confiance'),
      option(isPaid(g.state) ? 'lieu-gratuit' : 'lieu-payant', 'payant'),
      option(g.state.scene.tags.includes('laboratoire') ? 'sans-laboratoire' : 'avec-laboratoire', 'laboratoire'),
    );
  options.push(option('abandonner', null));
  return options;
}

function flag(g: HB, tag: Tag): void {
  const on = !g.state.scene!.tags.includes(tag);
  g.emit({ type: 'placeTagged', tag, on, rules: ['HB-GM-13', TAG_RULES[tag]] });
}

const TAG_RULES = { confiance: 'HB-REST-10', payant: 'HB-GEAR-04', laboratoire: 'HB-ALC-05' } as const;

/** HB-GM-21: what was at stake here is over, and the rest is a scene of its own in the same place. */
function settleDown(g: HB): void {
  const { scene } = g.state;
  if (scene === null) return;
  const { title, place, tags } = scene;
  closeScene(g, 'HB-GM-21');
  g.emit({
    type: 'sceneOpened',
    scene: { title, zones: [], links: [], pressure: false, place, tags: tags.slice() },
    rules: ['HB-GM-21'],
  });
}

/** HB-GM-13, HB-REST-15: the MJ lets the watch pass, or breaks the rest of some. */
const disturb: Disturbance = function* (g: HB): Rule<readonly BeingId[]> {
  const breaks = yield* ask({
    id: 'confirmer-le-repos',
    seat: masterOf(g.state),
    rule: 'HB-GM-13',
    options: [option('confirmer', false), option('interrompre', true)],
  });
  if (!breaks) return [];
  const broken = yield* pickBeings(g, { id: 'qui-est-interrompu', rule: 'HB-REST-15' }, heroesHere(g.state));
  return broken.map(({ id }) => id);
};
