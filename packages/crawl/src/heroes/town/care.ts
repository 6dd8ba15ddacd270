import { ask, type Option, option, type Rule } from '@souterrain/kernel';
import { featureOf } from '../../figures/registry.ts';
import type { Figure } from '../../state.ts';
import { figure, number, thing } from '../../text/asked.ts';
import { defineWords } from '../../text/catalogue.ts';
import { chosen, one, price } from '../../text/offers.ts';
import type { Crawl } from '../../world/crawl.ts';
import { survivorsOf } from '../survivors.ts';

/** AD1-TOWN-02: lasting wounds, for what the hero and those who may help can pay together. */
export function careOptions(g: Crawl, hero: Figure): readonly Option<() => Rule<void>>[] {
  const { sheet } = hero.hero!;
  const means = survivorsOf(g).reduce((sum, other) => sum + other.hero!.sheet.deniers, 0);
  return sheet.wounds
    .filter(({ id, prosthesis }) => (careOf(g, id) ?? Number.POSITIVE_INFINITY) <= means && !prosthesis)
    .map(({ id }) => {
      const price = careOf(g, id)!;
      return option(`soigner-${id}`, () => care(g, hero, { wound: id, price }), {
        label: 'soigner',
        params: { wound: id, price },
      });
    });
}

const careOf = (g: Crawl, wound: string): number | undefined => featureOf(g, wound)?.care;

/** The patient pays first; each ally is asked for what is missing. Nobody pays for a care that is not given. */
function* care(g: Crawl, hero: Figure, { wound, price }: { wound: string; price: number }): Rule<void> {
  const payers: { figure: string; deniers: number }[] = [];
  let missing = price;
  for (const payer of [hero, ...survivorsOf(g).filter((other) => other !== hero)]) {
    const share = Math.min(missing, payer.hero!.sheet.deniers);
    if (share === 0) continue;
    if (payer !== hero && !(yield* helps(payer, { hero, wound, share }))) continue;
    payers.push({ figure: payer.id, deniers: share });
    missing -= share;
  }
  if (missing === 0) g.emit({ type: 'caredFor', figure: hero.id, wound, payers, rules: ['AD1-TOWN-02'] });
}

function* helps(ally: Figure, { hero, wound, share }: { hero: Figure; wound: string; share: number }): Rule<boolean> {
  return yield* ask({
    id: 'payer-les-soins',
    seat: ally.hero!.seat,
    rule: 'AD1-TOWN-02',
    params: { figure: hero.id, wound, deniers: share },
    options: [option('refuser', false), option('payer', true)],
  });
}

export const townCareWords = defineWords({
  prompts: {
    'payer-les-soins': {
      fr: (a) => `${a.who} paie ${a.deniers(number(a, 'deniers'))} pour soigner ${figure(a)} (${thing(a, 'wound')}) ?`,
      en: (a) =>
        `Does ${a.who} pay ${a.deniers(number(a, 'deniers'))} for the care of ${figure(a)} (${thing(a, 'wound')})?`,
    },
  },
  labels: {
    soigner: {
      fr: (o) => one(`Faire soigner : ${chosen(o, 'wound')}`, price(o)),
      en: (o) => one(`Have treated: ${chosen(o, 'wound')}`, price(o)),
    },
    payer: {
      fr: (o) => one('Payer', o.deniers(number(o, 'deniers'))),
      en: (o) => one('Pay', o.deniers(number(o, 'deniers'))),
    },
  },
});
