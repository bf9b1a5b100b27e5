import type { PublicIntegration } from '#features/integrations/site-settings.ts';
import type { Vendor } from '#features/integrations/integrations.rules.ts';
import { loadApi } from '../loading/load-api.ts';
import { permitted, readChoice } from './choice.ts';
import { forget } from './forget.ts';

/** The services whose scripts already run in this document; only a reload stops them. */
const running = new Set<Vendor>();

/** Starts the scripts that the visitor permits and no others; called at the start and after each choice. */
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
  // The visitor may have changed the choice while the code was loading.
  const stillAllowed = permitted(vendors);
  for (const { vendor, scripts } of integrations) {
    if (running.has(vendor) || !stillAllowed.includes(vendor)) continue;
    running.add(vendor);
    for (const script of scripts) document.head.append(elementOf(script));
  }
}

/**
 * The CSP of the page allows inline code by its hash and external scripts by their host
 * (docs/decisions/0039).
 */
function elementOf({ attributes, text }: PublicIntegration['scripts'][number]): HTMLScriptElement {
  const script = document.createElement('script');
  // Scripts that a script inserts run in any order unless `async` is false.
  script.async = false;
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.text = text;
  return script;
}
