import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../../loading/site-data.ts';
import { useDismiss } from '../../shell/use-dismiss.ts';

type FilterMenuProps = {
  title: string;
  chosen: number;
  /** The options as list items. */
  children: ReactNode;
};

/** The options of a filter behind a button. It stays open for several choices and works without scripts. */
export function FilterMenu({ title, chosen, children }: FilterMenuProps) {
  const translate = useTexts();
  const menu = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  // This keeps a menu open that the visitor opened before hydration.
  useEffect(() => setOpen(menu.current?.open === true), []);
  useDismiss(menu, isOpen, () => setOpen(false));
  return (
    <details
      ref={menu}
      className="menu-details filters-menu"
      name="filters"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {title}
        {chosen > 0 && (
          <>
            <span className="filters-badge" aria-hidden>
              {chosen}
            </span>
            <span className="visually-hidden">
              , {translate('products.filter_chosen', { count: chosen })}
            </span>
          </>
        )}
      </summary>
      <ul className="filters-panel">{children}</ul>
    </details>
  );
}
