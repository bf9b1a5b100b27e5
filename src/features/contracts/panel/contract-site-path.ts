import type { Contract } from '../contract.ts';
import { sitePath } from '#shared/site-pages.ts';

/**
 * The path of a contract's public page; undefined if visitors do not see the page. Any slug of the contract
 * works, because the site redirects to that of the main language.
 */
export function contractSitePath(contract: Contract): string | undefined {
  const [slug] = Object.entries(contract).flatMap(([key, value]) =>
    key.startsWith('seo_name_') && typeof value === 'string' ? value : [],
  );
  return contract.is_active && slug ? sitePath('', 'contract', { contract_seo_name: slug }) : undefined;
}
