import { adoptStyles } from '../../page/adopt.ts';
import css from '../../styles/map.css?inline';

adoptStyles(css);

export { Controls } from './controls.tsx';
export { createFraming } from './framing.ts';
export { createGlide } from './glide.ts';
