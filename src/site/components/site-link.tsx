import type { SitePageName } from '#shared/site-pages.ts';
import { useSite } from '../loading/site-data.ts';
import { Link, type LinkProps } from '../routing/link.tsx';
import { pagePath, type PageAddress } from '#features/site-api/page-addresses.rules.ts';

type SiteLinkProps = Omit<LinkProps, 'to'> & {
  page: SitePageName;
  params?: Readonly<Record<string, string>>;
  /** The page of a list, counted from 1. */
  number?: number;
  /** Other query parameters of the page. */
  query?: Readonly<Record<string, string>>;
  /** The fragment, including its `#`. */
  hash?: string;
};

async function prefetchPage(lang: string, address: PageAddress): Promise<void> {
  try {
    const code = await import('../loading/prefetch.ts');
    await code.prefetchPage(lang, address);
  } catch {
    // A failure is ignored, because the click repeats the call and then shows the failure.
  }
}

/** A link to a page of the site in the current language. Hover, touch or focus prefetches code and data. */
export function SiteLink({ page, params = {}, number = 1, query = {}, hash = '', ...rest }: SiteLinkProps) {
  const { lang, prefix } = useSite();
  const address = { name: page, params, page: number, query };
  const prefetch = () => void prefetchPage(lang, address);
  return (
    <Link
      {...rest}
      to={pagePath(prefix, address) + hash}
      onPointerEnter={prefetch}
      onTouchStart={prefetch}
      onFocus={prefetch}
    />
  );
}
