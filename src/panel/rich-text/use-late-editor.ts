import { useEffect, useState, type RefObject } from 'react';
import { compositionEnd } from './early-input.tsx';
import type { RichTextEditor } from './rich-text-editor.tsx';

/**
 * Loads the editor module. Tiptap is the largest part of the panel, so it loads when the first text gets the
 * focus.
 */
export const loadEditor = async () => (await import('./rich-text-editor.tsx')).RichTextEditor;

/** Loads the editor when `open` is called, and passes the text of the early input to it. */
export function useLateEditor(
  early: RefObject<HTMLTextAreaElement | null>,
  onOpening: ((opened: Promise<unknown>) => void) | undefined,
) {
  const [Editor, setEditor] = useState<typeof RichTextEditor | null>(null);
  const [state, setState] = useState<'closed' | 'opening' | 'failed' | 'ready'>('closed');
  const [opened] = useState(() => Promise.withResolvers<undefined>());
  // If the field leaves the screen while the editor opens, a save must not wait forever.
  useEffect(() => () => opened.resolve(undefined), [opened]);

  const load = async () => {
    try {
      const loaded = await loadEditor();
      await compositionEnd(early.current);
      setEditor(() => loaded);
      await opened.promise;
    } catch {
      setState('failed');
    }
  };
  return {
    Editor,
    state,
    open: () => {
      setState('opening');
      const opening = load();
      onOpening?.(opening);
    },
    setReady: () => {
      setState('ready');
      opened.resolve(undefined);
    },
  };
}
