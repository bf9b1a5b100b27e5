import { useState } from 'react';
import type { ComponentType, Ref } from 'react';
import { isModifiedClick } from '../components/modified-click.ts';
import { pagePath } from '#features/site-api/page-addresses.rules.ts';
import { useSite, useTexts } from '../loading/site-data.ts';
import type { SearchBarProps } from '../search/search-bar.tsx';
import { useRouteKey } from './use-route-key.ts';
import './search-toggle.css';

const loadBar = () => import('../search/search-bar.tsx');

/** `Bar` is undefined while its code loads; `text` is the text typed meanwhile. */
type OpenBar = { Bar?: ComponentType<SearchBarProps>; text: string; route: string };

/** The state of the search bar, which closes on a route change; `bar` is null while it is closed. */
export function useSearchBar() {
  const route = useRouteKey();
  const [opened, setOpened] = useState<OpenBar | null>(null);
  if (opened && opened.route !== route) setOpened(null);
  const close = () => setOpened(null);
  const open = async () => {
    setOpened({ text: '', route });
    const { SearchBar } = await loadBar();
    setOpened((current) => current && { ...current, Bar: SearchBar });
  };
  const onType = (text: string) => setOpened((current) => current && { ...current, text });
  const bar = opened && renderBar(opened, close, onType);
  return { bar, open };
}

function renderBar({ Bar, text }: OpenBar, close: () => void, onType: (text: string) => void) {
  return Bar ? (
    <Bar onClose={close} initialText={text} />
  ) : (
    <LoadingBar text={text} onType={onType} onClose={close} />
  );
}

type LoadingBarProps = { text: string; onType: (text: string) => void; onClose: () => void };

/** Takes the typed text until the bar's code is loaded; if loading fails, the form still searches. */
function LoadingBar({ text, onType, onClose }: LoadingBarProps) {
  const { prefix } = useSite();
  const label = useTexts()('search.label');
  return (
    <form
      role="search"
      className="search-bar container"
      action={pagePath(prefix, { name: 'search_products' })}
    >
      <div className="search-field">
        <input
          autoFocus
          name="search"
          aria-label={label}
          placeholder={label}
          value={text}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && onClose()}
        />
      </div>
    </form>
  );
}

type SearchToggleProps = { onOpen: () => Promise<void>; ref?: Ref<HTMLAnchorElement> };

/** Opens the search bar and preloads its code on hover; without scripts it links to the search page. */
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
      data-waits-for-scripts=""
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
