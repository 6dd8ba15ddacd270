import { Home } from './home/home.tsx';
import { lazyPage } from './page/lazy.tsx';
import { route } from './page/route.ts';

const Setup = lazyPage(() => import('./setup/setup.tsx').then((m) => m.Setup));
const Play = lazyPage(() => import('./table/play.tsx').then((m) => m.Play));
const Odds = lazyPage(() => import('./odds/odds-page.tsx').then((m) => m.OddsPage));
const Compare = lazyPage(() => import('./compare/compare-page.tsx').then((m) => m.ComparePage));
const Rules = lazyPage(() => import('./rulebook/rules-page.tsx').then((m) => m.RulesPage));
const Heroes = lazyPage(() => import('./heroes/heroes-page.tsx').then((m) => m.HeroesPage));
const Print = lazyPage(() => import('./print/print-page.tsx').then((m) => m.PrintPage));
const Replay = lazyPage(() => import('./replay/replay.tsx').then((m) => m.Replay));

export function App() {
  const at = route.value;
  switch (at.page) {
    case 'home':
      return <Home />;
    case 'odds':
      return <Odds />;
    case 'compare':
      return <Compare />;
    case 'rules':
      return <Rules key={at.system} system={at.system} />;
    case 'heroes':
      return <Heroes search={at.search} />;
    case 'print':
      return <Print search={at.search} />;
    case 'new':
      return <Setup system={at.system} />;
    case 'replay':
      return <Replay key={at.id} id={at.id} />;
    case 'game':
    case 'quick':
    case 'guide':
      return <Play at={at} />;
  }
}
