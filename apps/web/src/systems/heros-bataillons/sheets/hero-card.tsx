import { armourOf, type Being, type HBEvent, type HBView } from '@souterrain/heros-bataillons';
import { Icon } from '../../../page/icon.tsx';
import type { SceneProps } from '../../adaptor.ts';
import { pictureOf } from '../figures.tsx';
import { inGame } from '../in-game.ts';
import { beingName } from '../names.ts';
import { stateNames } from '../state-names.ts';
import { HeroDetails } from './hero-details.tsx';
import { itemName } from './items.ts';
import { pips } from './pips.ts';
import { sheetWords } from './sheet-words.ts';

export interface HeroCardProps extends SceneProps<HBView, HBEvent> {
  readonly being: Being;
  readonly active: boolean;
}

const ATTRIBUTES = ['for', 'agi', 'vol'] as const;

/** The sheet of one hero: what is lost is hollow, what is ready is named. */
export function HeroCard(props: HeroCardProps) {
  const { being, active, view, words, lang } = props;
  const said = sheetWords[lang];
  const hero = being.hero!;
  const gone = being.status === 'mort' || being.status === 'parti';
  const away = view.table.away.includes(being.id);
  return (
    <article class={active ? 'sheet panel now' : gone ? 'sheet panel dead' : 'sheet panel'}>
      <div class="face">
        <Icon path={pictureOf(being, view.players, being.seat)} />
      </div>
      <h3>
        {beingName(props, being)} {active && <span class="chip now">{said.plays}</span>}
        {view.delve?.leader === being.seat && view.players.length > 1 && <span class="chip">{said.leads}</span>}
        {being.status !== 'present' && <span class="chip">{said.statuses[being.status]}</span>}
        {away && <span class="chip">{said.away}</span>}
        {(gone ? [] : stateNames(props, being)).map((state) => (
          <span key={state} class="chip shaken">
            {state}
          </span>
        ))}
      </h3>
      <p class="job">{[...hero.abilities, ...hero.schools].map((id) => words.term(id, undefined)).join(', ')}</p>
      <dl class="gauges">
        <div>
          <dt>
            END {being.now.end}/{being.max.end}
          </dt>
          <dd class="hp">{pips(being.now.end, being.max.end, '♥♡')}</dd>
        </div>
        {ATTRIBUTES.map((key) => (
          <div key={key}>
            <dt>{key.toUpperCase()}</dt>
            <dd class={being.now[key] < being.max[key] ? 'hp' : ''}>
              {being.now[key]}
              {being.now[key] < being.max[key] && <small>/{being.max[key]}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <dl class="gauges inline">
        <div>
          <dt>{said.chance}</dt>
          <dd>{pips(hero.chance, hero.chanceMax, '✦✧')}</dd>
        </div>
        <div>
          <dt>{said.armour}</dt>
          <dd>{armourOf(inGame(props), being)}</dd>
        </div>
      </dl>
      <p class="gear">
        {hero.items
          .filter(({ place }) => place === 'pret' || place === 'mains')
          .map((item) => itemName(item, words))
          .join(', ')}
      </p>
      <details>
        <summary>{said.more}</summary>
        <HeroDetails {...props} />
      </details>
    </article>
  );
}
