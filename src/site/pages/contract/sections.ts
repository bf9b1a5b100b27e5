import { withoutTags } from '#shared/rules/cut-text.ts';
import { slugify } from '#shared/rules/slug.ts';

/** A heading of a text, as an entry of its table of contents. */
export type Section = { id: string; text: string; level: number };

/** A text with fewer headings needs no table of contents. */
const fewest = 3;

/**
 * Gives the headings of cleaned rich text ids and lists them; the list of a short text is empty. Ids come
 * from the words, so links survive new sections, and start with `s-` to differ from the page's own ids.
 */
export function splitSections(html: string): { html: string; sections: Section[] } {
  const sections: Section[] = [];
  const counts = new Map<string, number>();
  const marked = html.replace(/<h([23])>(.*?)<\/h\1>/gs, (heading, level: string, inner: string) => {
    const text = plainText(inner);
    if (!text) return heading;
    const slug = slugify(text) || 'x';
    const count = (counts.get(slug) ?? 0) + 1;
    counts.set(slug, count);
    const id = `s-${slug}${count > 1 ? `_${count}` : ''}`;
    sections.push({ id, text, level: Number(level) });
    return `<h${level} id="${id}">${inner}</h${level}>`;
  });
  return { html: marked, sections: sections.length < fewest ? [] : sections };
}

const characters: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

function plainText(html: string): string {
  return withoutTags(html)
    .replace(/&(lt|gt|quot|amp);/g, (_, name: string) => characters[name] ?? '')
    .trim();
}
