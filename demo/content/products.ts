import { buckles } from './buckles.ts';
import { chains } from './chains.ts';
import type { DemoProduct } from './demo-content.ts';
import { eyelets } from './eyelets.ts';
import { rings } from './rings.ts';

/** In the order in which the site lists them. */
export const products: readonly DemoProduct[] = [...buckles, ...rings, ...chains, ...eyelets];
