import { useEffect, useRef } from 'react';
import { SiteLink } from '../components/site-link.tsx';
import { shownEntries } from '../navigation.ts';
import type { MenuCategory, NavigationEntry } from '../navigation.ts';
import { useSite, useTexts } from '../loading/site-data.ts';
import { CategoryLink } from './collection-menu.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { followsLink } from './menu-details.tsx';
import { SocialLinks } from './social-links.tsx';
import { useRouteKey } from './use-route-key.ts';
import { useMenuReset } from './use-menu-reset.ts';
import './mobile-drawer.css';

/** The phone's menu: the category tree in a drawer over the full height. */
export function MobileDrawer() {
  const translate = useTexts();
  const { categories } = useSite();
  const routeKey = useRouteKey();
  const drawer = useRef<HTMLDialogElement>(null);
  const close = () => drawer.current?.close();
  useMenuReset(() => {
    close();
    for (const category of drawer.current?.querySelectorAll('details') ?? []) category.open = false;
  });
  useEffect(() => drawer.current?.close(), [routeKey]);

  return (
    <>
      <button
        type="button"
        className="drawer-button"
        aria-haspopup="dialog"
        aria-label={translate('navbar.open_menu')}
        onClick={() => drawer.current?.showModal()}
      >
        <span className="drawer-button-lines" aria-hidden />
      </button>
      <dialog
        ref={drawer}
        className="drawer"
        aria-label={translate('navbar.menu')}
        onClick={(event) => event.target === event.currentTarget && close()}
      >
        <div className="drawer-head">
          <LanguageSwitch label={translate('navbar.language')} />
          <button
            type="button"
            className="drawer-close"
            aria-label={translate('navbar.close_menu')}
            onClick={close}
          >
            <span aria-hidden />
          </button>
        </div>
        <nav
          className="drawer-menu"
          aria-label={translate('navbar.main_menu')}
          onClick={(event) => followsLink(event) && close()}
        >
          {drawerEntries(categories).map((entry) => (
            <DrawerEntry key={entry.text} entry={entry} />
          ))}
        </nav>
        <SocialLinks className="drawer-social" />
      </dialog>
    </>
  );
}

/** The collection comes first, because on a phone the drawer is the main way to the products. */
function drawerEntries(categories: readonly unknown[]): NavigationEntry[] {
  const entries = shownEntries(categories);
  return entries.toSorted((a, b) => Number(b.kind === 'collection') - Number(a.kind === 'collection'));
}

function DrawerEntry({ entry }: { entry: NavigationEntry }) {
  const translate = useTexts();
  const { categories } = useSite();
  if (entry.kind === 'page')
    return (
      <SiteLink page={entry.page} className="drawer-row drawer-page">
        {translate(entry.text)}
      </SiteLink>
    );
  return (
    <section>
      <h2>{translate(entry.text)}</h2>
      <ul>
        {entry.kind === 'collection'
          ? categories.map((category) => (
              <DrawerCategory key={category.id} category={category} all={translate('navbar.all_products')} />
            ))
          : entry.pages.map(({ page, text }) => (
              <li key={page}>
                <SiteLink page={page} className="drawer-row">
                  {translate(text)}
                </SiteLink>
              </li>
            ))}
      </ul>
    </section>
  );
}

function DrawerCategory({ category, all }: { category: MenuCategory; all: string }) {
  if (category.sub_categories.length === 0)
    return (
      <li>
        <CategoryLink category={category} className="drawer-row" />
      </li>
    );
  return (
    <li>
      <details name="drawer-category">
        <summary className="drawer-row" lang={category.fallbacks?.name}>
          {category.name}
        </summary>
        <ul className="drawer-subs">
          <li>
            <CategoryLink category={{ ...category, name: all, fallbacks: undefined }} />
          </li>
          {category.sub_categories.map((sub) => (
            <li key={sub.id}>
              <CategoryLink category={sub} />
              {sub.sub_categories.length > 0 && (
                <ul>
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
      </details>
    </li>
  );
}
