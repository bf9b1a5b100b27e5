import { z } from 'zod';
import { defineJob } from '#server/jobs/job-kind.ts';

/** Reads the values of a label again in all products; the room `products` does the work. */
export const rereadKind = defineJob('reread-attribute', z.object({ label_id: z.int() }));
