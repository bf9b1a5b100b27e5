import type { Contract } from '../contract.ts';
import { sitePath } from '#shared/site-pages.ts';

/** The public page of a contract. Any of its slugs works, because the site redirects to the main language's. */
export function contractSitePath(contract: Contract): string | undefined {
  const [slug] = Object.entries(contract).flatMap(([key, value]) =>
    key.startsWith('seo_name_') && typeof value === 'string' ? value : [],
  );
  return contract.is_active && slug ? sitePath('', 'contract', { contract_seo_name: slug }) : undefined;
}
