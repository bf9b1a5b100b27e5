import type { SiteData } from '../../loading/site-data.ts';
import type { OfferLine, OfferLines } from '../offer-list.ts';
import { lineName, lineVariant } from './line-name.ts';

type Site = Pick<SiteData, 'lang' | 'languages'>;

/** The list as the field `lines` of a form. */
export function sentLines(lines: OfferLines, site: Site): string {
  return JSON.stringify(lines.map((line) => sentLine(line, site)));
}

/** The texts of a line are used only if the product or variant no longer exists. */
function sentLine(line: OfferLine, site: Site) {
  const { product_id, variant_id, code, quantity, note, wants_sample } = line;
  const texts = { name: lineName(line, site).name, variant: lineVariant(line, site), code };
  return { product_id, ...(variant_id !== null && { variant_id }), ...texts, quantity, note, wants_sample };
}
