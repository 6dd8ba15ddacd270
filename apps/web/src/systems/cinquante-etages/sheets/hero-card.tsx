import type { C50Event, C50View, HeroView } from '@souterrain/cinquante-etages';
import { signed } from '@souterrain/words';
import { Icon } from '../../../page/icon.tsx';
import type { SceneProps } from '../../adaptor.ts';
import { nounOf } from '../nouns.ts';
import { faceOf } from './faces.ts';
import { sheetWords } from './sheet-words.ts';

const CHARACTERISTICS = ['for', 'agi', 'end', 'int', 'cha'] as const;

interface HeroCardProps extends SceneProps<C50View, C50Event> {
  readonly hero: HeroView;
  readonly active: boolean;
}

/** The sheet of one hero: what is lost is hollow, what is carried is named. */
export function HeroCard({ hero, active, words, company, lang }: HeroCardProps) {
  const said = sheetWords[lang];
  const noun = (id: string) => nounOf(words, id);
  const gear = [...hero.weapons, ...(hero.worn ? [hero.worn] : []), ...Array<string>(hero.shields).fill('targe')];
  const spare = hero.armours.filter((a) => a !== hero.worn);
  const carried = counted([...hero.potions, ...hero.scrolls.map((s) => `parchemin-${s}`), ...spare]);
  const state = active ? 'exploring' : hero.status === 'exploring' ? undefined : hero.status;
  return (
    <article class={active ? 'sheet panel now' : hero.status === 'dead' ? 'sheet panel dead' : 'sheet panel'}>
      <div class="face">
        <Icon path={faceOf(hero.classe)} />
      </div>
      <h3>
        {company.names[hero.seat]} {state && <span class={active ? 'chip now' : 'chip'}>{said.status[state]}</span>}
      </h3>
      <p class="job">{words.choice('classe', hero.classe).label}</p>
      <p class="pv">
        <b>
          {said.pv} {hero.pv}/{hero.maxPv}
        </b>
        <span class="gauge">
          <i style={`width:${(100 * hero.pv) / hero.maxPv}%`} />
        </span>
      </p>
      <dl class="car">
        {CHARACTERISTICS.map((id) => (
          <div key={id}>
            <dt>{id.toUpperCase()}</dt>
            <dd>{hero.car[id]}</dd>
          </div>
        ))}
      </dl>
      <dl class="car wide">
        <div>
          <dt>{said.atk}</dt>
          <dd>{signed(hero.bonusAtk)}</dd>
        </div>
        <div>
          <dt>{said.gold}</dt>
          <dd>{hero.gold}</dd>
        </div>
        <div>
          <dt>{said.belt}</dt>
          <dd>{hero.potions.length}/3</dd>
        </div>
      </dl>
      {hero.points > 0 && <p class="chip">{said.points(hero.points)}</p>}
      <p class="gear">{gear.map(noun).join(', ')}</p>
      {hero.spells.length > 0 && <p class="gear">{said.spells(hero.spells.map(noun).join(', '))}</p>}
      {carried.length > 0 && (
        <p class="gear">{carried.map(([id, n]) => (n > 1 ? `${noun(id)} ×${n}` : noun(id))).join(', ')}</p>
      )}
    </article>
  );
}

function counted(ids: readonly string[]): (readonly [id: string, count: number])[] {
  return [...new Set(ids)].map((id) => [id, ids.filter((other) => other === id).length]);
}
