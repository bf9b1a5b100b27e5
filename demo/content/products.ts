import type { DemoProduct } from './demo-content.ts';
import { barPullers } from './products/bar-pullers.ts';
import { beltBuckles } from './products/belt-buckles.ts';
import { boltAndSHooks } from './products/bolt-and-s-hooks.ts';
import { buttons } from './products/buttons.ts';
import { castAndTriangleRings } from './products/cast-and-triangle-rings.ts';
import { dressBuckles } from './products/dress-buckles.ts';
import { flatChains } from './products/flat-chains.ts';
import { frameBuckles } from './products/frame-buckles.ts';
import { hooksAndClasps } from './products/hooks-and-clasps.ts';
import { linklessChains } from './products/linkless-chains.ts';
import { metalPullers } from './products/metal-pullers.ts';
import { openChains } from './products/open-chains.ts';
import { openingRings } from './products/opening-rings.ts';
import { otherEyelets } from './products/other-eyelets.ts';
import { prongAndMagneticSnaps } from './products/prong-and-magnetic-snaps.ts';
import { ringAndPlatePullers } from './products/ring-and-plate-pullers.ts';
import { rivets } from './products/rivets.ts';
import { roundRings } from './products/round-rings.ts';
import { sewnButtons } from './products/sewn-buttons.ts';
import { snaps } from './products/snaps.ts';
import { straightRings } from './products/straight-rings.ts';
import { strapAdjusters } from './products/strap-adjusters.ts';
import { studs } from './products/studs.ts';
import { swivelHooks } from './products/swivel-hooks.ts';
import { tabAndBallPullers } from './products/tab-and-ball-pullers.ts';
import { tubularRivetsAndBallStuds } from './products/tubular-rivets-and-ball-studs.ts';
import { washerEyelets } from './products/washer-eyelets.ts';

/** The site lists them in this order. */
export const products: readonly DemoProduct[] = [
  ...beltBuckles,
  ...frameBuckles,
  ...strapAdjusters,
  ...dressBuckles,
  ...straightRings,
  ...castAndTriangleRings,
  ...roundRings,
  ...openingRings,
  ...flatChains,
  ...openChains,
  ...linklessChains,
  ...washerEyelets,
  ...otherEyelets,
  ...snaps,
  ...prongAndMagneticSnaps,
  ...buttons,
  ...sewnButtons,
  ...metalPullers,
  ...ringAndPlatePullers,
  ...barPullers,
  ...tabAndBallPullers,
  ...swivelHooks,
  ...boltAndSHooks,
  ...hooksAndClasps,
  ...rivets,
  ...tubularRivetsAndBallStuds,
  ...studs,
];
