import { companyName } from './content/company.ts';
import type { DemoText } from './content/demo-content.ts';

/** Replaces the example company's name in a text by the name that an operator has set. */
export function forCompany({ tr, en }: DemoText, name: string): DemoText {
  const named = (text: string) => text.replaceAll(companyName, () => name);
  return { tr: named(tr), en: named(en) };
}
