import { useEffect, useRef, useState } from 'react';
import { Picture } from '../components/picture.tsx';
import { SiteLink } from '../components/site-link.tsx';
import { useSite } from '../loading/site-data.ts';
import type { MenuCategory } from '../navigation.ts';
import { useRouteKey } from './route-key.ts';
import { useMenuReset } from './use-menu-reset.ts';
import './collection-menu.css';

/** The collection as a wide panel: main categories with two nested levels, and the picture of the one in hand. */
export function CollectionMenu({ label }: { label: string }) {
  const { categories } = useSite();
  const routeKey = useRouteKey();
  const menu = useRef<HTMLDetailsElement>(null);
  const [openOn, setOpenOn] = useState<string | null>(null);
  const [inHand, setInHand] = useState<MenuCategory | null>(null);
  const isOpen = openOn === routeKey;
  const shown = inHand?.image ? inHand : categories.find((category) => category.image);
  const close = () => setOpenOn(null);
  useMenuReset(close);
  // Opened before scripts ran, it is taken over as it is.
  useEffect(() => {
    if (menu.current?.open) setOpenOn(routeKey);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only what happened before hydration
  }, []);
  useDismiss(menu, isOpen, close);

  return (
    <details
      ref={menu}
      className="collection-menu"
      open={isOpen}
      onToggle={(event) => setOpenOn(event.currentTarget.open ? routeKey : null)}
    >
      <summary>{label}</summary>
      <div className="collection-panel" onClick={(event) => followsLink(event) && close()}>
        <div className="collection-panel-inner container">
          <ul className="collection-columns">
            {categories.map((category) => (
              <li
                key={category.id}
                onPointerEnter={() => setInHand(category)}
                onFocus={() => setInHand(category)}
              >
                <CategoryLink category={category} className="collection-main" />
                <ul>
                  {category.sub_categories.map((sub) => (
                    <li key={sub.id}>
                      <CategoryLink category={sub} />
                      {sub.sub_categories.length > 0 && (
                        <ul className="collection-nested">
                          {sub.sub_categories.map((nested) => (
                            <li key={nested.id}>
                              <CategoryLink category={nested} />
                            </li>
                          ))}
                        </ul>
                      )}
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
          {isOpen && shown?.image && (
            <Picture
              key={shown.id}
              picture={shown.image}
              sizes="22vw"
              alt=""
              className="collection-picture"
            />
          )}
        </div>
      </div>
    </details>
  );
}

export function CategoryLink({ category, className }: { category: MenuCategory; className?: string }) {
  return (
    <SiteLink
      page="products"
      params={{ seo_name: category.seo_name }}
      lang={category.fallbacks?.name}
      className={className}
    >
      {category.name}
    </SiteLink>
  );
}

/** A link closes its menu, even when it leads to the page that is open already. */
export function followsLink({ target }: React.MouseEvent): boolean {
  return target instanceof Element && target.closest('a') !== null;
}

/** Escape, a click outside and leaving by keyboard close an open menu. */
function useDismiss(
  menu: React.RefObject<HTMLDetailsElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const onLeave = (event: Event) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      menu.current?.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onLeave);
    document.addEventListener('focusin', onLeave);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onLeave);
      document.removeEventListener('focusin', onLeave);
      document.removeEventListener('keydown', onKey);
    };
  });
}
