import { latePart } from '../loading/late-part.tsx';

const load = async () => (await import('./newsletter-form.tsx')).NewsletterForm;

/** The form is at the end of each page and does nothing before its code runs, so the code loads late. */
export const LateNewsletterForm = latePart(load, import.meta.env.SSR ? await load() : undefined);
