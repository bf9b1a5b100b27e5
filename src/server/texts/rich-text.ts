import { richTextTags } from '#shared/rich-text-tags.ts';

/** Reduces rich text to an allow-list before it is stored (docs/product.md, "Rich text"). */
export async function cleanRichText(html: string): Promise<string> {
  // Imported on first use, because it takes megabytes.
  const { default: sanitize } = await import('sanitize-html');
  const clean = sanitize(html, {
    allowedTags: [...richTextTags],
    allowedAttributes: { a: ['href'], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'], ol: ['start'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
  });
  return isEmptyRichText(clean) ? '' : clean;
}

/** The editor leaves empty elements (`<p></p>`) when all text was deleted. */
function isEmptyRichText(html: string): boolean {
  return html.replace(/<(?!hr)[^>]*>|&nbsp;|\s/g, '') === '';
}
