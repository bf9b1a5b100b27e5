import { useNonce } from './nonce.ts';
import { scriptSafeJson } from './script-safe-json.ts';
import type { Thing } from './things/thing.ts';

/**
 * Descriptions by schema.org for search engines. Only the server renders them: callers pass null in the browser
 * (`import.meta.env.SSR`), so that the code that builds them stays out of the bundle.
 */
export function StructuredData({ thing }: { thing: Thing | readonly Thing[] | null }) {
  const things = thing && ('@type' in thing ? thing : { '@graph': thing });
  const html = things ? scriptSafeJson({ '@context': 'https://schema.org', ...things }) : '{}';
  return (
    <script
      type="application/ld+json"
      nonce={useNonce()}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
