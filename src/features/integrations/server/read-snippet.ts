import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { PublicIntegration } from '../site-settings.ts';
import { vendorNames, vendors, type Vendor } from '../integrations.rules.ts';
import { isHostOf, isScriptOf } from './vendor-hosts.ts';

/** The scripts of a pasted snippet, and Turkish explanations of why it cannot be used. */
export type Snippet = { scripts: PublicIntegration['scripts']; problems: readonly string[] };

const attributeNames = new Set(['src', 'async', 'defer', 'type', 'id', 'charset', 'crossorigin']);
const scriptTypes = new Set(['', 'text/javascript', 'application/javascript', 'module']);

/**
 * The last result of each vendor is cached: snippets rarely change, but each rendering of a page reads them.
 */
const lastRead = new Map<Vendor, { html: string; snippet: Snippet }>();

/** Reads and checks the `<script>` elements of a vendor's snippet. Comments and `<noscript>` are left out. */
export function readSnippet(vendor: Vendor, html: string): Snippet {
  const last = lastRead.get(vendor);
  if (last?.html === html) return last.snippet;
  const problems = new Set<string>();
  const scripts: Snippet['scripts'] = [];
  for (const node of parseFragment(html).childNodes) {
    if (isElement(node) && node.tagName === 'script') scripts.push(readScript(vendor, node, problems));
    else if (isElement(node) && node.tagName !== 'noscript')
      problems.add(`Yalnız <script> öğeleri kabul edilir; <${node.tagName}> öğesini çıkarın.`);
    else if ('value' in node && node.value.trim() !== '')
      problems.add(`<script> öğelerinin dışında metin var: “${shortened(node.value)}”.`);
  }
  if (scripts.length === 0 && problems.size === 0)
    problems.add('<script> öğesi bulunamadı. Sağlayıcının verdiği kodu olduğu gibi yapıştırın.');
  const snippet = { scripts, problems: [...problems] };
  lastRead.set(vendor, { html, snippet });
  return snippet;
}

const isElement = (node: Tree.ChildNode): node is Tree.Element => 'tagName' in node;

function readScript(vendor: Vendor, element: Tree.Element, problems: Set<string>) {
  const attributes = Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
  for (const name of Object.keys(attributes))
    if (!attributeNames.has(name)) problems.add(`<script> öğesinde “${name}” kullanılamaz; çıkarın.`);
  if (!scriptTypes.has((attributes.type ?? '').trim().toLowerCase()))
    problems.add(`type="${shortened(attributes.type ?? '')}" çalıştırılabilir bir kod değil.`);
  const { src } = attributes;
  const text = element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
  if (src !== undefined) checkSource(vendor, src, problems);
  // Browsers ignore the text of a script that has a `src`.
  const code = src === undefined ? text : '';
  checkCode(vendor, code, problems);
  checkTagKind(vendor, `${src ?? ''}\n${code}`, problems);
  return { attributes, text: code };
}

function checkSource(vendor: Vendor, src: string, problems: Set<string>): void {
  const url = URL.parse(src.startsWith('//') ? `https:${src}` : src);
  if (!url) problems.add(`src bütün adresi içermeli (https://…): “${shortened(src)}”.`);
  else if (url.protocol !== 'https:') problems.add(`Adres https:// ile başlamalı: ${shortened(src)}`);
  else if (!isScriptOf(vendor, url)) problems.add(notAllowed(vendor, url.host));
}

/**
 * Matches `https://host` anywhere, and `//host` at the start of a quoted text. Slashes may be escaped, as in
 * JSON.
 */
const addresses = /(?:(https?:)|["'`])(?:\\?\/){2}([^/\\"'`\s?#)<>]*)/gi;

function checkCode(vendor: Vendor, code: string, problems: Set<string>): void {
  for (const [, scheme = 'https:', named = ''] of code.matchAll(addresses)) {
    const host = URL.parse(`https://${named}`)?.host ?? named;
    if (scheme.toLowerCase() === 'http:') problems.add(`Adres https:// ile başlamalı: http://${named}`);
    else if (named !== '' && !isHostOf(vendor, host)) problems.add(notAllowed(vendor, host));
  }
}

/**
 * Refuses code that comes from the vendor's hosts but does more than the vendor's consent category allows.
 */
function checkTagKind(vendor: Vendor, code: string, problems: Set<string>): void {
  if (/\bGTM-[A-Z0-9]+\b|\bgtm\.js\b/.test(code))
    problems.add(
      'Bu, Google Tag Manager kapsayıcısı: sonradan başka kodlar yükleyebildiği için kabul edilmez. Google Analytics’in gtag.js kodunu (G-…) yapıştırın.',
    );
  if (vendor === 'google' && /['"=](?:AW|DC)-\d/.test(code))
    problems.add(
      'Bu, Google Ads kodu (AW-…): ziyaretçiden yalnız ölçüm için izin alındığından kabul edilmez. Google Analytics’in kodunu (G-…) yapıştırın.',
    );
}

function notAllowed(vendor: Vendor, host: string): string {
  const owner = vendors.find((other) => other !== vendor && isHostOf(other, host));
  const reason = `${shortened(host)} adresine ${vendorNames[vendor]} kodunda izin verilmiyor.`;
  return owner ? `${reason} Bu adres ${vendorNames[owner]} içindir; kodu onun alanına yapıştırın.` : reason;
}

function shortened(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}
