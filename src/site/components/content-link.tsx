import { useSite } from '../loading/site-data.ts';
import { Link } from '../routing/link.tsx';
import './content-link.css';

type ContentLinkProps = { href: string; text: string; lang: string | undefined };

/**
 * A link that staff wrote. Links to this site open in the current language; files and
 * other sites open unchanged.
 */
export function ContentLink({ href, text, lang }: ContentLinkProps) {
  const { prefix } = useSite();
  if (href === '' || text === '') return null;
  const label = (
    <>
      {text}
      <span aria-hidden />
    </>
  );
  const isPage = href.startsWith('/') && !/^\/(dosya|media)\//.test(href);
  return isPage ? (
    <Link className="content-link" lang={lang} to={href === '/' ? prefix || '/' : prefix + href}>
      {label}
    </Link>
  ) : (
    <a className="content-link" lang={lang} href={href}>
      {label}
    </a>
  );
}
