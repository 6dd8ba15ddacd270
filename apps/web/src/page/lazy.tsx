import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { needRest, words } from '../words/language.ts';

/** A page whose code is fetched when it is first shown. */
export function lazyPage<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  return function LazyPage(props: P) {
    const [Page, setPage] = useState<{ of: ComponentType<P> } | undefined>(loaded && { of: loaded });
    useEffect(() => {
      if (Page) return;
      load().then((page) => {
        loaded = page;
        setPage({ of: page });
      });
    }, []);
    return Page ? <Page.of {...props} /> : <p class="wait">{words.value.table.loading}</p>;
  };
}

/** Waits for the words of a page along with its code. */
export const withRest = async <M,>(module: Promise<M>): Promise<M> => (await Promise.all([module, needRest()]))[0];
