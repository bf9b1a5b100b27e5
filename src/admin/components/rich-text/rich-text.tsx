import { Typography } from '@mantine/core';
import { createElement, Fragment, type ReactNode } from 'react';
import { richTextTags } from '#shared/rich-text-tags.ts';

/** Anything else shows its text alone. */
const tags = new Set(richTextTags);
const contents = 'script, style, template, iframe, object, svg, math, noscript';

/**
 * Formatted text to read. It is built node by node from a document that runs and loads nothing, without
 * attributes but the spans of cells, so that it is harmless wherever the text came from (a draft is no
 * better than its storage).
 */
export function RichText({ html, lang }: { html: string; lang?: string | undefined }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(contents)) element.remove();
  return <Typography lang={lang}>{childrenOf(body)}</Typography>;
}

function childrenOf(parent: Node): ReactNode[] {
  return [...parent.childNodes].map((node, key) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    const tag = node.nodeName.toLowerCase();
    if (tag === 'br' || tag === 'hr') return createElement(tag, { key });
    // A link that could be followed would lead out of the form.
    const shown = tag === 'a' ? 'u' : tags.has(tag) ? tag : Fragment;
    const spans = node instanceof HTMLTableCellElement && { colSpan: node.colSpan, rowSpan: node.rowSpan };
    return createElement(shown, { key, ...spans }, ...childrenOf(node));
  });
}
