import type { ReactNode } from 'react';
import display from '#ui/fonts/bricolage-grotesque-latin.woff2?url';
import displayTurkish from '#ui/fonts/bricolage-grotesque-turkish.woff2?url';
import text from '#ui/fonts/instrument-sans-latin.woff2?url';
import textTurkish from '#ui/fonts/instrument-sans-turkish.woff2?url';
import forcedColorsSheet from './shell/forced-colors.css?url';
import printSheet from './shell/print.css?url';
import { pageErrorTexts } from '#features/languages/interface-texts.rules.ts';
import { iconLinks } from '#features/configuration/brand-icons.rules.ts';
import { brandTokens } from '#ui/brand-tokens.ts';
import '#ui/tokens.css';
import '#ui/fonts.css';
import '#ui/base.css';
import { useSheets } from './head/sheets.ts';
import { HeadTags } from './head/head-tags.tsx';
import { useNonce } from './head/nonce.ts';
import { PageBoundary } from './routing/page-boundary.tsx';
import { useShown, useSiteIfLoaded } from './routing/routing.tsx';
import { Shell } from './shell/shell.tsx';
import { useVisits } from './visits/use-visits.ts';
import type { PublicInterfaceTexts } from '#features/languages/language.ts';
import { Button } from '#ui/button.tsx';
import { translator } from '#features/languages/translate.rules.ts';
import './pages/message-page.css';

const brandStyle = 'brand-tokens';

/** Computes the colours on the server only; the browser keeps those of the document. */
function colourTokens(configuration: Parameters<typeof brandTokens>[0]): string {
  if (import.meta.env.SSR) return brandTokens(configuration);
  return document.getElementById(brandStyle)?.textContent ?? '';
}

/** These values are used if the site's data could not be loaded. */
const noIcons = { iconSet: '', favIcoLogoPath: '' };

/** The document. */
export function Root() {
  return (
    <Layout>
      <Content />
    </Layout>
  );
}

/** Elements that stay the same, so that only what depends on the page is drawn again with another one. */
const failedPage = <FailedPage />;
const shellWithPage = (
  <Shell>
    <Page />
    <Visits />
  </Shell>
);

function Content() {
  const { location, site, page } = useShown();
  return (
    <PageBoundary location={location} instead={failedPage}>
      {site && page ? shellWithPage : failedPage}
    </PageBoundary>
  );
}

function Page() {
  const { page } = useShown();
  return page && <page.module.default />;
}

function Visits() {
  useVisits();
  return null;
}

function PageHead() {
  const { site, page } = useShown();
  return site && page && <HeadTags tags={page.module.headTags(site, page.data as never)} />;
}

function Layout({ children }: { children: ReactNode }) {
  const site = useSiteIfLoaded();
  const nonce = useNonce();
  const mainLang = site?.languages.find((language) => language.is_main)?.abbr;
  return (
    <html lang={site?.lang ?? 'tr'} data-main-lang={mainLang} data-public-url={site?.publicUrl || undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="csrf-token" content={site?.csrfToken} />
        <PageHead />
        {site?.configuration.keywords && <meta name="keywords" content={site.configuration.keywords} />}
        {iconLinks(site?.configuration ?? noIcons).map((link) => (
          <link key={link.href} {...link} />
        ))}
        {site?.configuration.iconSet && (
          <link rel="manifest" href={`/api/pages/manifest?lang=${site.lang}`} />
        )}
        {site?.publicUrl && (
          <link
            rel="alternate"
            type="application/atom+xml"
            title={site.configuration.projectCompanyName}
            href={`${site.prefix}/feed.xml`}
          />
        )}
        {site && (
          <style
            nonce={nonce}
            suppressHydrationWarning
            id={brandStyle}
            dangerouslySetInnerHTML={{ __html: colourTokens(site.configuration) }}
          />
        )}
        {useSheets().map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <link rel="stylesheet" media="print" href={printSheet} />
        <link rel="stylesheet" media="(forced-colors: active)" href={forcedColorsSheet} />
        <FontPreloads lang={site?.lang} />
      </head>
      <body>{children}</body>
    </html>
  );
}

/**
 * Preloads the fonts of the first screen in parallel with the style sheet; only the
 * fonts that the language needs.
 */
function FontPreloads({ lang }: { lang: string | undefined }) {
  const fonts = lang === 'tr' ? [text, display, textTurkish, displayTurkish] : [text, display];
  return fonts.map((href) => (
    <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
  ));
}

/** The shell with the error, or the error alone if the site's data are missing too. */
function FailedPage() {
  const site = useSiteIfLoaded();
  return site ? (
    <Shell>
      <PageError texts={site.texts} />
    </Shell>
  ) : (
    <main>
      <PageError texts={{ page_error: pageErrorTexts }} />
    </main>
  );
}

/** Replaces a page that failed to load or to render. */
function PageError({ texts }: { texts: PublicInterfaceTexts }) {
  const translate = translator(texts);
  return (
    <div className="message message-page container">
      <title>{translate('page_error.title')}</title>
      <h1>{translate('page_error.title')}</h1>
      <p>{translate('page_error.text')}</p>
      <Button onClick={() => window.location.reload()}>{translate('page_error.retry')}</Button>
    </div>
  );
}
