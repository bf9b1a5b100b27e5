import { lazy, Suspense, type ComponentType } from 'react';

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A part of a page whose code loads after the page. The server's HTML stays until the code arrives, and for
 * good if it cannot be loaded. `written` is the part itself on the server, undefined in the browser.
 */
export function latePart<Props extends object>(load: Load<Props>, written: ComponentType<Props> | undefined) {
  const Part: ComponentType<Props> =
    written ?? lazy(async () => ({ default: await load().catch(() => new Promise<never>(() => undefined)) }));
  return function LatePart(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
