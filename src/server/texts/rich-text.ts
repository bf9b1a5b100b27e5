import { richTextTags } from '#shared/rich-text-tags.ts';

/**
 * Cleans rich text when it is stored, against an allow-list: what Tiptap writes and what pages show,
 * and nothing that can run script (design.md §3).
 */
export async function cleanRichText(html: string): Promise<string> {
  // Loaded at the first save: with its parsers it takes megabytes.
  const { default: sanitize } = await import('sanitize-html');
  const clean = sanitize(html, {
    allowedTags: [...richTextTags],
    allowedAttributes: { a: ['href'], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'], ol: ['start'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
  });
  return isEmptyRichText(clean) ? '' : clean;
}

/** What an editor leaves when all text was deleted (`<p></p>`) is no text. */
function isEmptyRichText(html: string): boolean {
  return html.replace(/<(?!hr)[^>]*>|&nbsp;|\s/g, '') === '';
}
