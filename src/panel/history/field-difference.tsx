import { Text, VisuallyHidden } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { diffArrays } from 'diff';
import type { ReactNode } from 'react';
import { FieldValue, isRichText, textOf } from '#panel/form/field-value.tsx';
import { plainText } from '#panel/rich-text/plain-text.ts';
import { Added, Removed } from './changed-text.tsx';
import { shortened, textDifference } from './text-difference.ts';
import classes from './history.module.css';

type FieldDifferenceProps = {
  before: unknown;
  after: unknown;
  /** True for texts that staff typed; these are compared word by word. */
  isWritten: boolean;
  lang: string | undefined;
};

/**
 * Shows a change of one field: changed words of a text, changed items of a list, else the old and the new
 * value.
 */
export function FieldDifference({ before, after, isWritten, lang }: FieldDifferenceProps) {
  if (isList(before) && isList(after)) return <ListDifference before={before} after={after} />;
  const old = textOf(before);
  const fresh = textOf(after);
  if (isWritten && old !== null && fresh !== null)
    return <TextDifference before={old} after={fresh} lang={lang} />;
  return (
    <div className={classes.sides}>
      <Side label="Önce" isOld>
        <FieldValue value={before} />
      </Side>
      <IconArrowRight size={16} className={classes.arrow} aria-hidden />
      <Side label="Sonra">
        <FieldValue value={after} />
      </Side>
    </div>
  );
}

function Side({ label, isOld = false, children }: { label: string; isOld?: boolean; children: ReactNode }) {
  return (
    <div className={classes.side} data-old={isOld || undefined}>
      <VisuallyHidden>{label}: </VisuallyHidden>
      {children}
    </div>
  );
}

function TextDifference({
  before,
  after,
  lang,
}: {
  before: string;
  after: string;
  lang: string | undefined;
}) {
  const [old, fresh] = [before, after].map((text) => (isRichText(text) ? plainText(text) : text));
  const parts = shortened(textDifference(old ?? '', fresh ?? ''));
  if (parts.every(({ kind }) => kind === 'same'))
    return (
      <Text size="sm" c="dimmed" fs="italic">
        {isRichText(after) || isRichText(before)
          ? 'Yalnız biçim değişti; sözler aynı kaldı.'
          : 'Yalnız boşluklar değişti.'}
      </Text>
    );
  return (
    <div className={classes.text} lang={lang}>
      {parts.map(({ kind, text }, index) => {
        if (kind === 'removed') return <Removed key={index}>{text}</Removed>;
        return kind === 'added' ? <Added key={index}>{text}</Added> : <span key={index}>{text}</span>;
      })}
    </div>
  );
}

function ListDifference({ before, after }: { before: string[]; after: string[] }) {
  return (
    <ul className={classes.items}>
      {diffArrays(before, after).flatMap(({ value, added, removed }, part) => {
        const isSame = !added && !removed;
        const items = isSame && value.length > 3 ? [`… ${value.length} satır aynı kaldı`] : value;
        return items.map((item, index) => (
          <li key={`${part}.${index}`} data-same={isSame || undefined}>
            {added ? <Added>{item}</Added> : removed ? <Removed>{item}</Removed> : item}
          </li>
        ));
      })}
    </ul>
  );
}

function isList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
