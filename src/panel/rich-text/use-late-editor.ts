import { useEffect, useState, type RefObject } from 'react';
import { compositionEnd } from './early-input.tsx';
import type { RichTextEditor } from './rich-text-editor.tsx';

/** Tiptap is the largest part of the panel, so the first focused text loads it. */
export const loadEditor = async () => (await import('./rich-text-editor.tsx')).RichTextEditor;

/** The editor of a text, which loads when `open` is called and takes over what the early field holds. */
export function useLateEditor(
  early: RefObject<HTMLTextAreaElement | null>,
  onOpening: ((opened: Promise<unknown>) => void) | undefined,
) {
  const [Editor, setEditor] = useState<typeof RichTextEditor | null>(null);
  const [state, setState] = useState<'closed' | 'opening' | 'failed' | 'ready'>('closed');
  const [opened] = useState(() => Promise.withResolvers<undefined>());
  // A text that leaves the screen holds no save back.
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
