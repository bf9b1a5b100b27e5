import type { IOptions } from 'sanitize-html';
import { illustrationTags, richTextTags } from '#shared/rich-text-tags.ts';
import { embedLink, playableId } from '#features/posts/video-link.rules.ts';

const options = {
  allowedTags: [...richTextTags],
  allowedAttributes: { a: ['href'], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
} satisfies IOptions;

const illustratedOptions: IOptions = {
  ...options,
  allowedTags: [...richTextTags, ...illustrationTags],
  allowedAttributes: {
    ...options.allowedAttributes,
    img: ['data-media-id', 'alt'],
    figure: ['data-video'],
  },
  transformTags: {
    // A figure without a video gets a tag that is not allowed, so that only its content remains.
    figure: (_, { 'data-video': link = '' }) =>
      playableId(link) === undefined
        ? { tagName: 'span', attribs: {} }
        : { tagName: 'figure', attribs: { 'data-video': embedLink(link) } },
  },
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' && !/^[1-9]\d{0,8}$/.test(attribs['data-media-id'] ?? ''),
};

/**
 * Removes all tags from rich text that are not allowed (docs/product.md, "Rich text"). Call it before storing
 * the text.
 */
export async function cleanRichText(html: string): Promise<string> {
  return clean(html, options);
}

/** Like `cleanRichText`, but keeps pictures of the media library and videos. */
export async function cleanIllustratedText(html: string): Promise<string> {
  return clean(html, illustratedOptions);
}

async function clean(html: string, rules: IOptions): Promise<string> {
  // A dynamic import is used, because the library takes megabytes.
  const { default: sanitize } = await import('sanitize-html');
  const cleaned = sanitize(html, rules);
  return isEmptyRichText(cleaned) ? '' : cleaned;
}

/**
 * Whether a text shows nothing: the editor leaves empty elements (`<p></p>`) behind after all text was
 * deleted.
 */
function isEmptyRichText(html: string): boolean {
  return html.replace(/<(?!hr|img|figure)[^<>]*>|&nbsp;|\s/g, '') === '';
}
