/**
 * The functions that the browser calls before it turns a text into markup (Trusted Types; the panel's CSP
 * requires them).
 */
type Policy = {
  createHTML: (text: string, type: string, sink?: string) => string | null;
};
type Guarded = { trustedTypes?: { createPolicy: (name: 'default', policy: Policy) => unknown } };

/**
 * Places where markup runs nothing: a document without a window, and the preview's frame, which runs no
 * scripts.
 */
const inertSinks: ReadonlySet<string> = new Set(['DOMParser parseFromString', 'HTMLIFrameElement srcdoc']);

/* This policy allows plain text everywhere, and markup only where it cannot run; otherwise the browser throws.
   The editor's clipboard passes no `sink`: it parses in a document without a window. */
(window as Guarded).trustedTypes?.createPolicy('default', {
  createHTML: (text, _, sink) => {
    const isInert = sink === undefined || inertSinks.has(sink);
    return isInert || !text.includes('<') ? text : null;
  },
});

export {};
