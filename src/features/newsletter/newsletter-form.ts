import { z } from 'zod';
import { sender, typedLine } from '#features/public-forms/public-form.ts';

/** Body of POST `/api/newsletter-sub`; only the address is needed. */
export const NewsletterForm = z.object({ ...sender, email: typedLine });
export type NewsletterForm = z.output<typeof NewsletterForm>;
