import { type Career, FIRST_CAREERS, openTo, type Special } from '@souterrain/crawl/heroes';

/** AD2-XHEROS-08: no list gives these a price; that of the dearest potion on sale is taken. */
const PRICE = 10;

/** AD2-XHEROS-08: consumable scrolls and vials that no merchant sells. */
const SCROLLS_AND_VIALS: readonly Special[] = [
  'parchemin-de-guerison',
  'parchemin-de-rempart',
  'parchemin-de-flammes',
  'parchemin-de-confusion',
  'fiole-trouble',
  'fiole-d-effroi',
].map((id) => ({ id, price: PRICE }));

export const CAREERS: Readonly<Record<string, Career>> = {
  berserker: { ...FIRST_CAREERS.berserker, rule: 'AD2-XBER-01' },
  croise: { ...FIRST_CAREERS.croise, rule: 'AD2-XCRO-01' },
  traqueur: { ...FIRST_CAREERS.traqueur, rule: 'AD2-XTRA-01' },
  arcaniste: {
    id: 'arcaniste',
    rule: 'AD2-ARCA-01',
    name: { fr: 'Arcaniste', en: 'Arcanist' },
    items: ['baton'],
    skill: 'arcane',
    specials: SCROLLS_AND_VIALS,
    origins: [],
  },
};

/** AD2-XHEROS-05: every one to every Origine. */
export const careersFor = (origin: string): readonly Career[] => openTo(CAREERS, origin);
