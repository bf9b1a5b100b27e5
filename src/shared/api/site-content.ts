import { z } from 'zod';
import { PublicCertificate } from './certificate.ts';

/** The sections of the corporate page. */
const CorporateContent = z.strictObject({ certificates: z.array(PublicCertificate) });

/** What the panel's pages hold for visitors, by page and section. */
export const SiteContent = z.strictObject({ corporate: CorporateContent });
export type SiteContent = z.infer<typeof SiteContent>;

/** Query of GET `/api/pages/content`; without a page the answer holds all of them. */
export const SiteContentQuery = z.object({ page: z.string().optional() });

/** The answer to it: all pages, or the sections of one. */
export const SiteContentAnswer = z.union([SiteContent, CorporateContent]);
