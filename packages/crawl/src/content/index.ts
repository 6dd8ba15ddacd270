export { type Content, contentIn, type Stocked } from './content.ts';
