import { useState } from 'react';
import type { ComponentType, Ref } from 'react';
import { isModifiedClick } from '../components/modified-click.ts';
import { pagePath } from '../head/addresses.ts';
import { useSite, useTexts } from '../loading/site-data.ts';
import type { SearchBarProps } from '../search/search-bar.tsx';
import { useRouteKey } from './use-route-key.ts';
import './search-toggle.css';

const loadBar = () => import('../search/search-bar.tsx');

type OpenBar = { Bar: ComponentType<SearchBarProps>; route: string };

/** The state of the search bar, which closes on a route change. `Bar` is undefined while it is closed. */
export function useSearchBar() {
  const route = useRouteKey();
  const [opened, setOpened] = useState<OpenBar | null>(null);
  if (opened && opened.route !== route) setOpened(null);
  const open = async () => {
    const { SearchBar } = await loadBar();
    setOpened({ Bar: SearchBar, route });
  };
  return { Bar: opened?.Bar, open, close: () => setOpened(null) };
}

type SearchToggleProps = { onOpen: () => Promise<void>; ref?: Ref<HTMLAnchorElement> };

/** Opens the search bar and loads its code on hover; without scripts it links to the search page. */
export function SearchToggle({ onOpen, ref }: SearchToggleProps) {
  const { prefix } = useSite();
  const translate = useTexts();
  const preload = () => void loadBar().catch(() => undefined);
  const onClick = async (event: React.MouseEvent<HTMLAnchorElement>) => {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    try {
      await onOpen();
    } catch {
      window.location.assign(href);
    }
  };
  return (
    <a
      ref={ref}
      className="search-icon search-toggle"
      href={pagePath(prefix, { name: 'search_products' })}
      aria-label={translate('navbar.search')}
      onClick={onClick}
      onPointerEnter={preload}
      onFocus={preload}
    >
      <span aria-hidden />
    </a>
  );
}
