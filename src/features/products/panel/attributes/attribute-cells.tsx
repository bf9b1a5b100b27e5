import { Text, TextInput, VisuallyHidden } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Language } from '#features/languages/language.ts';
import {
  listedKinds,
  readTextsOfValue,
  unreadableText,
} from '#features/attribute-labels/attribute-value.rules.ts';
import { writeValue } from '#features/attribute-labels/attribute-value-text.rules.ts';
import { unitText } from '#features/attribute-labels/units.rules.ts';
import { isBlank } from '#panel/form-state/changed-fields.ts';
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

/**
 * The value of a row in one language. A value that can be read needs no translation, so other languages show how it
 * is written there.
 */
export function ValueCell({ labels, ...props }: CellProps & { labels: LabelList }) {
  const { row, language, mainLanguage } = props;
  const mainLang = mainLanguage?.abbr ?? '';
  const label = labels.byId(row.label_id);
  if (!label || label.kind === 'text') return <Cell {...props} part="value" />;
  const parts = readTextsOfValue(label, row.value, mainLang);
  if (language.abbr !== mainLang && parts)
    return (
      <TextInput
        aria-label={nameOf(props, 'değer')}
        lang={language.abbr}
        value={writeValue(label, parts, language.abbr, mainLang)}
        readOnly
        classNames={{ input: classes.listed ?? '' }}
        title="Bu değer her dilde kendiliğinden yazılır."
      />
    );
  const text = row.value[language.abbr] ?? '';
  const isUnread = language.abbr === mainLang && !isBlank(text) && !parts;
  return (
    <Cell
      {...props}
      part="value"
      hint={isUnread ? unreadableText(label) : undefined}
      unit={label.unit === '' || namesUnit(text) ? undefined : unitText(label.unit, language.abbr)}
      {...(listedKinds.includes(label.kind) && { list: choiceListId(label.id) })}
    />
  );
}

/** Whether somebody wrote a unit or words, so that a unit beside the field would only take room. */
const namesUnit = (text: string) => /[^\d\s.,–×x/-]/.test(text);

const choiceListId = (labelId: number) => `choices-of-${labelId}`;

/** The choices of the labels in use, which the browser offers in their value fields. */
export function ChoiceLists({
  rows,
  labels,
  mainLang,
}: {
  rows: readonly AttributeRow[];
  labels: LabelList;
  mainLang: string;
}) {
  const used = new Set(rows.map(({ label_id: id }) => labels.byId(id)));
  return [...used].map((label) =>
    label && listedKinds.includes(label.kind) ? (
      <datalist key={label.id} id={choiceListId(label.id)}>
        {label.choices.map(({ key, name }) => (
          <option key={key} value={name[mainLang] ?? Object.values(name)[0]} />
        ))}
      </datalist>
    ) : null,
  );
}

type FieldProps = CellProps & {
  part: 'label' | 'value';
  role?: 'combobox';
  /** Why the value cannot be read. */
  hint?: string | undefined;
  unit?: string | undefined;
  /** The id of the list with the choices. */
  list?: string;
};

function Cell(props: FieldProps) {
  const { row, index, language, mainLanguage, errors, onType, part, role, hint, unit, list } = props;
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
      {...(hint !== undefined && { description: hint, inputWrapperOrder: ['input', 'description', 'error'] })}
      {...(unit !== undefined && {
        rightSection: <Unit text={unit} />,
        rightSectionWidth: 16 + 8 * unit.length,
      })}
      list={list}
      onChange={(event) => onType(row.key, part, abbr, event.currentTarget.value)}
      {...(isOutdated && { rightSection: <Outdated language={mainLanguage} /> })}
      {...(role && { role, autoComplete: 'off', 'aria-autocomplete': 'list', 'aria-expanded': false })}
    />
  );
}

function nameOf({ index, isBeside, language }: CellProps, part: string): string {
  return `${index + 1}. ${part}${isBeside ? ` (${language.lang})` : ''}`;
}

function Unit({ text }: { text: string }) {
  return (
    <Text span size="xs" c="dimmed" aria-hidden>
      {text}
    </Text>
  );
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
