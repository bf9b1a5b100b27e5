import { diffWords } from 'diff';
import { withoutLastWord } from '#shared/rules/cut-text.ts';

/** A part of a text: in both versions, only in the old one, or only in the new one. */
export type TextPart = { kind: 'same' | 'removed' | 'added'; text: string };

const words = new Intl.Segmenter('tr', { granularity: 'word' });

/** Milliseconds. A comparison that takes longer stops, and both texts are shown in full. */
const timeout = 300;

/** Below this share of common text, single matching words confuse more than they help. */
const leastCommon = 0.25;

/** Compares two texts word by word. If they have little in common, the whole text is shown as replaced. */
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

/** The number of characters of unchanged text that are shown beside a change. */
const context = 60;

/** Shortens long unchanged parts, so that a changed word in a long text is easy to see. */
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
  return withoutLastWord(text.slice(0, length));
}

/** The last characters of a text, from the start of a word. */
function lastOf(text: string, length: number): string {
  return text.slice(-length).replace(/^\S*\s+/, '');
}
