import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { isHexColour, readableOn } from '#shared/colour.ts';
import { pagePath } from '#features/site-api/page-addresses.rules.ts';
import type { SiteData } from '../loading/site-data.ts';
import { translator } from '#features/languages/translate.rules.ts';

/** A product on the offline page; `variant`, `note` and `picture` are empty and `quantity` is 0 for none. */
export type OfflineItem = {
  key: string;
  name: string;
  /** The language of `name` if that differs from the page's. */
  lang: string | undefined;
  variant: string;
  code: string;
  seoName: string;
  quantity: number;
  note: string;
  /** A `data:` address. */
  picture: string;
};

/** The colour of the header if the company's is not a hex colour. */
const plain = '#1f1f1f';

type Contents = { lines: readonly OfflineItem[]; seen: readonly OfflineItem[] };

/** The HTML of the page that the browser shows without a connection. */
export function writeOfflinePage(site: SiteData, contents: Contents): string {
  const { projectCompanyName, mainColor } = site.configuration;
  const title = translator(site.texts)('offline.title');
  const page = document.implementation.createHTMLDocument(`${title} · ${projectCompanyName}`);
  const root = createRoot(page.body);
  flushSync(() => root.render(<OfflinePage site={site} {...contents} />));
  // A `style` element would have to obey the policy of the page that is open, so the frame is text.
  const html = `<!doctype html>
<html lang="${site.lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
${page.head.innerHTML}<style>${styleOf(isHexColour(mainColor) ? mainColor : plain)}</style></head>
${page.body.outerHTML}
</html>`;
  root.unmount();
  return html;
}

function OfflinePage({ site, lines, seen }: Contents & { site: SiteData }) {
  const translate = translator(site.texts);
  return (
    <>
      <header>{site.configuration.projectCompanyName}</header>
      <main>
        <h1>{translate('offline.title')}</h1>
        <p>{translate('offline.text')}</p>
        {/* An empty link asks for the same address again. */}
        <a className="again" href="">
          {translate('offline.retry')}
        </a>
        {lines.length > 0 && (
          <section>
            <h2>{translate('offer.title')}</h2>
            <ul>
              {lines.map((item) => (
                <Item key={item.key} site={site} item={item} quantity={translate('products.quantity')} />
              ))}
            </ul>
          </section>
        )}
        {seen.length > 0 && (
          <section>
            <h2>{translate('products.recently_seen')}</h2>
            <ul>
              {seen.map((item) => (
                <Item key={item.key} site={site} item={item} quantity="" />
              ))}
            </ul>
          </section>
        )}
      </main>
    </>
  );
}

function Item({ site, item, quantity }: { site: SiteData; item: OfflineItem; quantity: string }) {
  const query = item.variant === '' ? {} : { v: item.code };
  return (
    <li>
      {item.picture ? <img src={item.picture} alt="" width="96" height="120" /> : <span className="blank" />}
      <div>
        <a
          href={pagePath(site.prefix, { name: 'product', params: { seo_name: item.seoName }, query })}
          lang={item.lang}
        >
          {item.name}
        </a>
        {item.variant && <p>{item.variant}</p>}
        <p className="code" translate="no">
          {item.code}
        </p>
        {item.quantity > 0 && (
          <p>
            {quantity}: {item.quantity.toLocaleString(site.lang)}
          </p>
        )}
        {item.note && <p>{item.note}</p>}
      </div>
    </li>
  );
}

/** The page cannot load the site's style sheet, so it has a short one of its own. */
function styleOf(mainColor: string): string {
  return `
:root{color-scheme:light dark;--paper:#f6f5f2;--ink:#1f1f1f;--soft:#55534f;--line:#d9d6d0;--blank:#e7e5e0}
@media (prefers-color-scheme:dark){:root{--paper:#161616;--ink:#f0efec;--soft:#bdbab4;--line:#3a3936;--blank:#262624}}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
header{padding:1rem max(1.25rem,50vw - 30rem);background:${mainColor};color:${readableOn(mainColor)};font-weight:600}
main{max-width:60rem;margin:0 auto;padding:clamp(2rem,6vw,4rem) 1.25rem}
h1{margin:0 0 .75rem;font-size:clamp(1.75rem,5vw,2.75rem);line-height:1.1;font-weight:600;text-wrap:balance}
h2{margin:3rem 0 1rem;font-size:1.25rem;line-height:1.3;font-weight:600}
p{margin:0;color:var(--soft);max-width:34rem;text-wrap:pretty}
.again{display:inline-block;margin-top:1.5rem;padding:.75rem 1.5rem;border:1px solid;color:inherit;font-weight:600;text-decoration:none}
ul{margin:0;padding:0;list-style:none;display:grid;gap:0 2.5rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,24rem),1fr))}
li{display:flex;gap:1rem;padding:1rem 0;border-top:1px solid var(--line)}
li img,.blank{flex:none;width:4.5rem;height:5.625rem;object-fit:cover;background:var(--blank)}
li a{display:inline-block;padding:.25rem 0;color:inherit;font-weight:600;text-underline-offset:.2em}
li p{font-size:.9375rem}
.code{font-variant-numeric:tabular-nums}
a:focus-visible{outline:3px solid;outline-offset:3px}`;
}
