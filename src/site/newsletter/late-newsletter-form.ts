import { latePart } from '../loading/late-part.tsx';

const load = async () => (await import('./newsletter-form.tsx')).NewsletterForm;

/** The form stands at the end of each page, and is of no use before its code runs. */
export const LateNewsletterForm = latePart(load, import.meta.env.SSR ? await load() : undefined);
