import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../words/language.ts';

/** A page whose code is fetched when it is first shown. */
export const lazyPage = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> =>
  lazy(load, () => <p class="wait">{words.value.table.loading}</p>);

/** A part of a page whose code is fetched when it is first shown: nothing stands there until it comes. */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> =>
  lazy(load, () => null);

function lazy<P extends object>(load: () => Promise<ComponentType<P>>, wait: () => ComponentChildren) {
  let loaded: ComponentType<P> | undefined;
  return function Lazy(props: P) {
    const [Page, setPage] = useState<{ of: ComponentType<P> } | undefined>(loaded && { of: loaded });
    useEffect(() => {
      if (Page) return;
      load().then((page) => {
        loaded = page;
        setPage({ of: page });
      });
    }, []);
    return Page ? <Page.of {...props} /> : wait();
  };
}
