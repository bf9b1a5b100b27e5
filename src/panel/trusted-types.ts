/** What the browser asks before it makes markup of a text (Trusted Types; the CSP of the panel requires it). */
type Policy = {
  createHTML: (text: string, type: string, sink?: string) => string | null;
};
type Guarded = { trustedTypes?: { createPolicy: (name: 'default', policy: Policy) => unknown } };

/** Sinks whose markup runs nothing: a document without a window, and the preview's frame, which has no scripts. */
const inertSinks: ReadonlySet<string> = new Set(['DOMParser parseFromString', 'HTMLIFrameElement srcdoc']);

/*
 * Allows plain text, and markup where it cannot run; the editor's clipboard names no sink and parses in a document
 * without a window. Everything else is refused with an exception, and code from text is never allowed.
 */
(window as Guarded).trustedTypes?.createPolicy('default', {
  createHTML: (text, _, sink) => {
    const isInert = sink === undefined || inertSinks.has(sink);
    return isInert || !text.includes('<') ? text : null;
  },
});

export {};
