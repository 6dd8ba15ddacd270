import { all, defineCareer, one, type Special, three, two } from '@souterrain/crawl/heroes';

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

export const arcaniste = defineCareer({
  id: 'arcaniste',
  rule: 'AD2-ARCA-01',
  name: 'Arcaniste',
  pitch: { fr: 'la magie des cartes', en: 'the magic of cards' },
  items: ['baton'],
  skill: 'arcane',
  specials: SCROLLS_AND_VIALS,
  origins: [],
  // AD2-ARCA-02, AD2-ARCA-10, AD2-ARCA-16 to AD2-ARCA-23.
  talents: [
    one('decharge-arcanique'),
    one('aura-des-arcanes'),
    one('lecture-des-arcanes'),
    two('projectile-arcanique', all('decharge-arcanique')),
    two('illusion-arcanique', all('decharge-arcanique', 'aura-des-arcanes')),
    two('manipulation-des-arcanes', all('aura-des-arcanes', 'lecture-des-arcanes')),
    two('intuition-arcanique', all('lecture-des-arcanes')),
    three('invocation-des-arcanes', all('illusion-arcanique', 'intuition-arcanique')),
    three('reserve-arcanique', all('manipulation-des-arcanes', 'illusion-arcanique')),
    three('deferlante-arcanique', all('projectile-arcanique', 'manipulation-des-arcanes')),
  ],
});
