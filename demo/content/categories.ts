import { buckleCategories } from './categories/buckles.ts';
import { chainCategories } from './categories/chains.ts';
import { eyeletCategories } from './categories/eyelets.ts';
import { hookCategories } from './categories/hooks.ts';
import { pullerCategories } from './categories/pullers.ts';
import { ringCategories } from './categories/rings.ts';
import { rivetCategories } from './categories/rivets.ts';
import { snapCategories } from './categories/snaps.ts';
import type { DemoCategory } from './demo-content.ts';

/** The site shows them in this order. */
export const categories: readonly DemoCategory[] = [
  buckleCategories,
  ringCategories,
  chainCategories,
  eyeletCategories,
  snapCategories,
  pullerCategories,
  hookCategories,
  rivetCategories,
];
