import { diffWords } from 'diff';

/** A stretch of text: in both versions, only in the older one, or only in the newer one. */
export type TextPart = { kind: 'same' | 'removed' | 'added'; text: string };

const words = new Intl.Segmenter('tr', { granularity: 'word' });

/** A comparison that takes longer is not worth the wait; the texts are then shown whole. */
const timeout = 300;

/** Below this share of common text, single kept words confuse more than they help. */
const leastCommon = 0.25;

/** What changed between two texts, word by word; texts with little in common are replaced as a whole. */
export function textDifference(before: string, after: string): TextPart[] {
  const replaced: TextPart[] = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
  const changes = diffWords(before, after, { intlSegmenter: words, timeout });
  if (!changes) return replaced.filter(({ text }) => text !== '');
  const parts = changes.map(({ added, removed, value }): TextPart => {
    return { kind: added ? 'added' : removed ? 'removed' : 'same', text: value };
  });
  const common = parts.filter(({ kind }) => kind === 'same').reduce((sum, { text }) => sum + text.length, 0);
  const isReplaced = common < leastCommon * Math.min(before.length, after.length);
  return (isReplaced ? replaced : parts).filter(({ text }) => text !== '');
}

/** The characters of unchanged text that stay beside a change. */
const context = 60;

/** Shortens long unchanged stretches, so that a changed word in a long text is seen at once. */
export function shortened(parts: readonly TextPart[]): TextPart[] {
  return parts.map((part, index) => {
    if (part.kind !== 'same' || part.text.length <= 3 * context) return part;
    const start = index === 0 ? '' : upTo(part.text, context);
    const end = index === parts.length - 1 ? '' : lastOf(part.text, context);
    return { ...part, text: `${start}${start && ' '}…${end && ' '}${end}` };
  });
}

/** The first characters of a text, up to the end of a word. */
function upTo(text: string, length: number): string {
  return text.slice(0, length).replace(/\s+\S*$/, '');
}

/** The last characters of a text, from the start of a word. */
function lastOf(text: string, length: number): string {
  return text.slice(-length).replace(/^\S*\s+/, '');
}
