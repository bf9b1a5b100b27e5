import { createContext, useContext, useEffect, useId } from 'react';
import { createStore, type Store } from '#panel/store.ts';

/** A field with pictures that lack alternative texts. `focus` moves the focus to the input for them. */
export type LackingField = { label: string; languages: string; focus: () => void };

export type LackingTexts = {
  fields: Store<ReadonlyMap<string, LackingField>>;
  set: (key: string, field: LackingField | undefined) => void;
};

export function createLackingTexts(): LackingTexts {
  const fields = createStore<ReadonlyMap<string, LackingField>>(new Map());
  return {
    fields,
    set: (key, field) => {
      const others = [...fields.get()].filter(([other]) => other !== key);
      fields.set(new Map(field ? [...others, [key, field]] : others));
    },
  };
}

/**
 * Collects which alternative texts the picture fields of a form lack; `LackingTextsNotice` shows the list.
 */
export const FormLackingTexts = createContext<LackingTexts>(createLackingTexts());

/** Reports to the surrounding form which languages a picture field lacks; empty `languages` means none. */
export function useLackingTexts(label: string, languages: string, focus: () => void): void {
  const key = useId();
  const { set } = useContext(FormLackingTexts);
  useEffect(() => {
    set(key, languages ? { label, languages, focus } : undefined);
    return () => set(key, undefined);
  }, [set, key, label, languages, focus]);
}
