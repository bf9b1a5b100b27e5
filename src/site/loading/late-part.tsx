import { lazy, Suspense, useId, useState, type ComponentType } from 'react';

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A part of a page that the server writes and whose code is loaded after that of the page: what the server wrote stays
 * until then, and for good if the code cannot be loaded. On the server `written` is the part itself.
 */
export function latePart<Props extends object>(load: Load<Props>, written: ComponentType<Props> | undefined) {
  const Part: ComponentType<Props> =
    written ?? lazy(async () => ({ default: await load().catch(() => new Promise<never>(() => undefined)) }));
  return function LatePart(props: Props) {
    const id = useId();
    return (
      <div id={id} className="late-part">
        <Suspense fallback={<WrittenPart id={id} />}>
          <Part {...props} />
        </Suspense>
      </div>
    );
  };
}

/** React drops the server's HTML when the page changes before the code is there; this copy of it stays. */
function WrittenPart({ id }: { id: string }) {
  const [html] = useState(() => document.getElementById(id)?.innerHTML ?? '');
  return <div className="late-part" dangerouslySetInnerHTML={{ __html: html }} />;
}
