import { DRAFTS, type SystemId } from '@souterrain/catalog';

const KEY = 'souterrain.drafts';

/** Whether systems under construction are offered on this device: `?drafts=1` says so from now on, `?drafts=0` takes it back. */
const shown = ((): boolean => {
  try {
    const asked = new URLSearchParams(location.search).get('drafts');
    if (asked !== null) localStorage.setItem(KEY, asked);
    return localStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
})();

export const isOffered = (id: SystemId): boolean => shown || !DRAFTS.includes(id);
