import { companyName } from './content/company.ts';
import type { DemoText } from './content/demo-content.ts';

/** A text of the demo with this company's name in place of the example's, for an operator who gave one. */
export function forCompany({ tr, en }: DemoText, name: string): DemoText {
  const named = (text: string) => text.replaceAll(companyName, () => name);
  return { tr: named(tr), en: named(en) };
}
