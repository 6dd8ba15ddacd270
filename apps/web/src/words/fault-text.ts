export { faultText } from '@souterrain/words';
