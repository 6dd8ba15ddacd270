export { faultText, refusedSave } from '@souterrain/words';
