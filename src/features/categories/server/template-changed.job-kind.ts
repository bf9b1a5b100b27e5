import { z } from 'zod';
import { defineJob } from '#server/jobs/job-kind.ts';

/** Measures again what products lack, after a change of what a category requires; the room `products` does the work. */
export const templateChangedKind = defineJob('products.measure', z.object({}));
