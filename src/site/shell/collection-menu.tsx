import { useEffect, useRef, useState } from 'react';
import type { Picture as PictureData } from '#shared/api/media.ts';
import { coverSizes } from '../components/cover-sizes.ts';
import { Picture } from '../components/picture.tsx';
import { SiteLink } from '../components/site-link.tsx';
import { useSite } from '../loading/site-data.ts';
import type { MenuCategory } from '../navigation.ts';
import { useRouteKey } from './use-route-key.ts';
import { useMenuReset } from './use-menu-reset.ts';
import './collection-menu.css';

/** The collection as a wide panel: main categories with two nested levels, and a picture of the hovered one. */
export function CollectionMenu({ label }: { label: string }) {
  const { categories } = useSite();
  const routeKey = useRouteKey();
  const menu = useRef<HTMLDetailsElement>(null);
  const [openRoute, setOpenRoute] = useState<string | null>(null);
  const [hovered, setHovered] = useState<MenuCategory | null>(null);
  const isOpen = openRoute === routeKey;
  const shown = hovered?.image ? hovered : categories.find((category) => category.image);
  const close = () => setOpenRoute(null);
  useMenuReset(close);
  // Keeps a menu open that the visitor opened before hydration.
  useEffect(() => {
    if (menu.current?.open) setOpenRoute(routeKey);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only what happened before hydration
  }, []);
  useDismiss(menu, isOpen, close);

  return (
    <details
      ref={menu}
      className="collection-menu"
      open={isOpen}
      onToggle={(event) => setOpenRoute(event.currentTarget.open ? routeKey : null)}
    >
      <summary>{label}</summary>
      <div className="collection-panel" onClick={(event) => followsLink(event) && close()}>
        <div className="collection-panel-inner container">
          <ul className="collection-columns">
            {categories.map((category) => (
              <li
                key={category.id}
                onPointerEnter={() => setHovered(category)}
                onFocus={() => setHovered(category)}
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
          {isOpen && shown?.image && <PictureLink key={shown.id} category={shown} picture={shown.image} />}
        </div>
      </div>
    </details>
  );
}

/** Leads to the category that it shows; hidden from assistive technology, which has the same link as text. */
function PictureLink({ category, picture }: { category: MenuCategory; picture: PictureData }) {
  return (
    <SiteLink
      page="products"
      params={{ seo_name: category.seo_name }}
      className="collection-picture"
      tabIndex={-1}
      aria-hidden
    >
      <Picture picture={picture} sizes={coverSizes(picture, '22vw', 4 / 5)} alt="" />
    </SiteLink>
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

/** Whether a click hit a link: the menu then closes, even if the link leads to the current page. */
export function followsLink({ target }: React.MouseEvent): boolean {
  return target instanceof Element && target.closest('a') !== null;
}

/** Escape, a click outside and moving the focus outside close an open menu. */
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
