import { companyName } from './company.ts';
import type { DemoText } from './demo-content.ts';

/** A page title with the company's name after it. */
export const seoTitle = (tr: string, en: string): DemoText => ({
  tr: `${tr} | ${companyName}`,
  en: `${en} | ${companyName}`,
});
