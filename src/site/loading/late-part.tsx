import { lazy, Suspense, type ComponentType } from 'react';

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A part of a page that the server writes and whose code is loaded after that of the page: what the server wrote stays
 * until then, and for good if the code cannot be loaded. On the server `written` is the part itself.
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
