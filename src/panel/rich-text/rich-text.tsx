import { Typography } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { createElement, Fragment, type ReactNode } from 'react';
import { richTextTags } from '#shared/rich-text-tags.ts';
import { readPictureAddress } from './picture-address.ts';

/** The tags that are shown; of other elements only the text is shown. */
const tags = new Set(richTextTags);
const removedElements = 'script, style, template, iframe, object, svg, math, noscript';

/**
 * Shows rich text read-only by building it node by node. Attributes are dropped except cell spans and picture
 * ids, so even a manipulated draft cannot run scripts.
 */
export function RichText({ html, lang }: { html: string; lang?: string | undefined }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(removedElements)) element.remove();
  return <Typography lang={lang}>{childrenOf(body)}</Typography>;
}

function childrenOf(parent: Node): ReactNode[] {
  return [...parent.childNodes].map((node, key) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    const tag = node.nodeName.toLowerCase();
    if (tag === 'br' || tag === 'hr') return createElement(tag, { key });
    if (node instanceof HTMLImageElement) return <Picture key={key} image={node} />;
    if (tag === 'figure') return <p key={key}>Video · {(node as HTMLElement).dataset.video ?? ''}</p>;
    // A link would leave the form, so its text is only underlined.
    const shown = tag === 'a' ? 'u' : tags.has(tag) ? tag : Fragment;
    const spans = node instanceof HTMLTableCellElement && { colSpan: node.colSpan, rowSpan: node.rowSpan };
    return createElement(shown, { key, ...spans }, ...childrenOf(node));
  });
}

function Picture({ image: { dataset, alt } }: { image: HTMLImageElement }) {
  const mediaId = Number(dataset.mediaId);
  const { data: address } = useQuery({
    queryKey: ['media', 'address in texts', mediaId],
    queryFn: async () => (await readPictureAddress(mediaId)) ?? null,
    enabled: Number.isSafeInteger(mediaId) && mediaId > 0,
  });
  return <img src={address ?? undefined} alt={alt} />;
}
