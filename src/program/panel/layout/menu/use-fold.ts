import { useState } from 'react';
import { useLocation } from 'react-router';
import { isCurrent, type MenuEntry } from '#panel/navigation/navigation.ts';

/** Local storage: which groups of the menu this browser opened (`true`) or folded, by their label. */
const key = 'menu_groups';

type Fold = { isOpen: boolean; isHere: boolean; toggle: () => void };

/**
 * Whether a group of the menu is open. A press stays so in this browser; the group with the current entry opens at each
 * load and navigation whatever is stored.
 */
export function useFold(label: string, entries: readonly MenuEntry[], isOpenAtFirst: boolean): Fold {
  const { pathname } = useLocation();
  const isHere = entries.some((entry) => isCurrent(entry, pathname));
  const [isOpen, setIsOpen] = useState(() => isHere || (storedFolds()[label] ?? isOpenAtFirst));
  const [seen, setSeen] = useState(pathname);
  if (seen !== pathname) {
    setSeen(pathname);
    if (isHere) setIsOpen(true);
  }
  const toggle = () => {
    setIsOpen(!isOpen);
    localStorage.setItem(key, JSON.stringify({ ...storedFolds(), [label]: !isOpen }));
  };
  return { isOpen, isHere, toggle };
}

/** Unreadable entries are ignored: the storage is open to everybody who uses the browser. */
function storedFolds(): Readonly<Record<string, boolean>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    const entries = Object.entries(stored ?? {}).filter(([, isOpen]) => typeof isOpen === 'boolean');
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}
