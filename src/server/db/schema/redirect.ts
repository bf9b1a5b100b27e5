import type { Generated } from 'kysely';

/** `source` is an old address in its folded form, `target` a path of the site or an https address. */
export type RedirectTable = {
  id: Generated<number>;
  version: Generated<number>;
  created_at: string;
  updated_at: string;
  source: string;
  target: string;
};

/** How often a redirect was followed; written in batches. */
export type RedirectHitTable = { redirect_id: number; count: number; last_at: string };

/** An address that has no page. `host` is the host of the last link to it, empty if unknown. */
export type MissingAddressTable = {
  address: string;
  count: number;
  first_at: string;
  last_at: string;
  host: string;
};
