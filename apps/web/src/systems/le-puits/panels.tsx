import type { LPEvent, LPState } from '@souterrain/le-puits';
import { adoptStyles } from '../../page/adopt.ts';
import css from '../../styles/sheets.css?inline';
import type { SceneProps, SystemPanels } from '../adaptor.ts';
import { said } from './said.ts';

adoptStyles(css);

const lineOf = ({ view, company, lang }: SceneProps<LPState, LPEvent>, seat: number): string => {
  const { depth, coins, where } = view.climbers[seat]!;
  return `${company.names[seat]}, ${said[lang].where[where]}, ${said[lang].depth(depth)}, ${said[lang].coins(coins)}`;
};

export const panels: SystemPanels<LPState, LPEvent> = {
  heading: () => undefined,
  thrown: (event, { lang }) =>
    event.type === 'ropeTested'
      ? {
          title: said[lang].rope,
          dice: [{ sides: 6, face: event.face, owner: 'hero', label: 'D6' }],
          need: said[lang].need(event.danger),
          verdict: said[lang].verdict(event.face > event.danger),
          success: event.face > event.danger,
        }
      : undefined,
  sounds: { ropeTested: 'dice', fell: 'hit' },
  score: (points, lang) => said[lang].coins(points),
  Party: ({ seat, ...scene }) => (
    <>
      {scene.view.climbers.map((_, i) => (
        <section key={i} class={i === seat ? 'sheet panel now' : 'sheet panel'}>
          <p>{lineOf(scene, i)}</p>
        </section>
      ))}
    </>
  ),
  Banner: ({ lang, view }) => <p class="round">{said[lang].depth(view.climbers[view.active]?.depth ?? 0)}</p>,
  Overlay: () => null,
  describe: (scene) => scene.view.climbers.map((_, seat) => lineOf(scene, seat)).join('. '),
};
