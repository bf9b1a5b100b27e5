import { lazy, Suspense, useId, useState, type ComponentType } from 'react';

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A part of a page whose code loads after the page. The server's HTML stays until the code arrives, and for
 * good if it cannot be loaded. `written` is the part itself on the server, undefined in the browser.
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
