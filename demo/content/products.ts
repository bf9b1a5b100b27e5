import type { DemoProduct } from './demo-content.ts';
import { beltBuckles } from './products/belt-buckles.ts';
import { flatChains } from './products/flat-chains.ts';
import { openChains } from './products/open-chains.ts';
import { otherEyelets } from './products/other-eyelets.ts';
import { roundRings } from './products/round-rings.ts';
import { straightRings } from './products/straight-rings.ts';
import { strapAdjusters } from './products/strap-adjusters.ts';
import { washerEyelets } from './products/washer-eyelets.ts';

/** In the order in which the site lists them. */
export const products: readonly DemoProduct[] = [
  ...beltBuckles,
  ...strapAdjusters,
  ...straightRings,
  ...roundRings,
  ...flatChains,
  ...openChains,
  ...washerEyelets,
  ...otherEyelets,
];
