import { TextInput, VisuallyHidden } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Language } from '#features/languages/language.ts';
import type { LabelList } from '#panel/attribute-labels/attribute-labels.api.ts';
import type { AttributeRow } from './attribute-rows.ts';
import classes from './product-attributes.module.css';

export type CellProps = {
  row: AttributeRow;
  /** The position of the row, counted from 0. */
  index: number;
  language: Language;
  mainLanguage: Language | undefined;
  isBeside: boolean;
  errors: Readonly<Record<string, ReactNode>>;
  onType: (key: string, part: 'label' | 'value', lang: string, text: string) => void;
};

/**
 * The label of a row in one language: a combobox in the main language, otherwise a field for the translation,
 * or the list's translation as read-only text.
 */
export function LabelCell({ labels, ...props }: CellProps & { labels: LabelList }) {
  const { row, language, mainLanguage } = props;
  const mainLang = mainLanguage?.abbr ?? '';
  const listed = labels.byId(row.label_id);
  const isTranslation = language.abbr !== mainLang && Boolean(row.label[mainLang]);
  const known = isTranslation ? listed?.names[language.abbr] : undefined;
  if (known === undefined)
    return <Cell {...props} part="label" {...(!isTranslation && { role: 'combobox' as const })} />;
  return (
    <TextInput
      aria-label={nameOf(props, 'özellik')}
      lang={language.abbr}
      value={known}
      readOnly
      classNames={{ input: classes.listed ?? '' }}
      title="Bu çeviri özellik etiketleri listesinden gelir."
      rightSection={listed?.outdated.includes(language.abbr) && <Outdated language={mainLanguage} />}
    />
  );
}

export function ValueCell(props: CellProps) {
  return <Cell {...props} part="value" />;
}

function Cell(props: CellProps & { part: 'label' | 'value'; role?: 'combobox' }) {
  const { row, index, language, mainLanguage, errors, onType, part, role } = props;
  const { abbr } = language;
  const mainLang = mainLanguage?.abbr ?? '';
  const fallback = part === 'label' ? 'Özellik' : 'Değer';
  const isOutdated = part === 'value' && row.outdated?.includes(abbr);
  return (
    <TextInput
      aria-label={nameOf(props, part === 'label' ? 'özellik' : 'değer')}
      placeholder={(abbr === mainLang ? '' : row[part][mainLang]) || fallback}
      lang={abbr}
      data-row={row.key}
      data-part={part}
      data-lang={abbr}
      defaultValue={row[part][abbr] ?? ''}
      error={errors[`attributes.${index}.${part}.${abbr}`] ?? errors[`attributes.${index}.${part}_${abbr}`]}
      onChange={(event) => onType(row.key, part, abbr, event.currentTarget.value)}
      {...(isOutdated && { rightSection: <Outdated language={mainLanguage} /> })}
      {...(role && { role, autoComplete: 'off', 'aria-autocomplete': 'list', 'aria-expanded': false })}
    />
  );
}

function nameOf({ index, isBeside, language }: CellProps, part: string): string {
  return `${index + 1}. ${part}${isBeside ? ` (${language.lang})` : ''}`;
}

function Outdated({ language }: { language: Language | undefined }) {
  const hint = `${language?.lang ?? ''} metin sonradan değişti`;
  return (
    <span title={hint} className={classes.outdated}>
      <IconHistory size={15} aria-hidden />
      <VisuallyHidden>{hint}</VisuallyHidden>
    </span>
  );
}
