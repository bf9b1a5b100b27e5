import type { PublicIntegration } from '#features/integrations/site-settings.ts';
import type { Vendor } from '#features/integrations/integrations.rules.ts';
import { loadApi } from '../loading/load-api.ts';
import { permitted, readChoice } from './choice.ts';
import { forget } from './forget.ts';

/** The services whose scripts this document runs; only a reload stops them. */
const running = new Set<Vendor>();

/** Makes the document run what the visitor permits, and nothing else: at the start, and after each choice. */
export async function applyChoice(vendors: readonly Vendor[], lang: string): Promise<void> {
  const allowed = permitted(vendors);
  if (readChoice(vendors)) forget(vendors.filter((vendor) => !allowed.includes(vendor)));
  if ([...running].some((vendor) => !allowed.includes(vendor))) {
    location.reload();
    return;
  }
  if (allowed.every((vendor) => running.has(vendor))) return;
  const api = await loadApi(lang);
  const integrations = await api.integrations();
  // The visitor may have decided otherwise meanwhile.
  const stillAllowed = permitted(vendors);
  for (const { vendor, scripts } of integrations) {
    if (running.has(vendor) || !stillAllowed.includes(vendor)) continue;
    running.add(vendor);
    for (const script of scripts) document.head.append(elementOf(script));
  }
}

/** The policy of the page allows its code by hash, and its address by host (docs/decisions/0039). */
function elementOf({ attributes, text }: PublicIntegration['scripts'][number]): HTMLScriptElement {
  const script = document.createElement('script');
  // Scripts made by scripts load in any order, unless they are told otherwise.
  script.async = false;
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.text = text;
  return script;
}
