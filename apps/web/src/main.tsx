import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/home.css';
import './styles/table.css';
import './styles/board.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { followLink } from './page/route.ts';
import { applyTheme } from './page/theme.ts';
import { detectLanguage, speak } from './words/language.ts';

const root = document.getElementById('app')!;
root.addEventListener('click', followLink);
applyTheme();
speak(detectLanguage()).then(() => render(<App />, root));
