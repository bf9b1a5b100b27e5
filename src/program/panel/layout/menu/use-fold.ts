import { useState } from 'react';
import { useLocation } from 'react-router';
import { isCurrent, type MenuEntry } from '#panel/navigation/navigation.ts';

/** The key in local storage for which groups of the menu the user has opened (`true`) or folded, by label. */
const key = 'menu_groups';

type Fold = { isOpen: boolean; isHere: boolean; toggle: () => void };

/**
 * Whether a group of the menu is open, and a function to toggle it. The browser stores what the user chose.
 * The group with the current entry opens at each load and navigation, whatever is stored.
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

/**
 * The stored state of the groups. Unreadable entries are ignored, because users and extensions can change the
 * storage.
 */
function storedFolds(): Readonly<Record<string, boolean>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    const entries = Object.entries(stored ?? {}).filter(([, isOpen]) => typeof isOpen === 'boolean');
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}
