import { companyName } from './company.ts';
import type { DemoText } from './demo-content.ts';

export const seoTitle = (tr: string, en: string): DemoText => ({
  tr: `${tr} | ${companyName}`,
  en: `${en} | ${companyName}`,
});
