import { Button, Progress, Text } from '@mantine/core';
import type { Attribute, Product } from '../product.ts';
import { findProductGaps, type Gap } from '../product-gaps.rules.ts';
import { useCategoryTree } from '#features/categories/panel/categories.api.ts';
import { labelName, useLabelList, type LabelList } from '#panel/attribute-labels/attribute-labels.api.ts';
import { templateOf } from '#panel/attribute-labels/category-template.ts';
import { FormSection } from '#panel/form/form-page.tsx';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { useStore } from '#panel/store.ts';
import { hasValue } from './attributes/attribute-rows.ts';
import { productLabels, productTexts } from './product-fields.ts';
import classes from './completeness-section.module.css';

/** More lines would hide the rest of the form; filling these brings the next. */
const shownGaps = 8;

const groups = {
  visitors: 'Ziyaretçi görmez',
  search: 'Arama motoru bulmakta zorlanır',
  language: 'Diğer dilde yok',
} as const;

/** What the product still lacks, as it stands in the form, with a button that leads to each field. */
export function CompletenessSection({ form }: { form: RecordForm<Product> }) {
  useStore(form.edits);
  const main = form.languages[0]?.abbr ?? '';
  const labels = useLabelList(main);
  const { data: tree = [] } = useCategoryTree();
  const values = form.fields.getValues();
  const template = templateOf(tree, Number(values.category_id));
  const { gaps, score } = findProductGaps(
    {
      text: (field) => (values[field] as string | undefined) ?? '',
      pictures: form.record?.files.length ?? (values.images as unknown[] | undefined)?.length ?? 0,
      attributes: (values.attributes as Attribute[]).filter(hasValue),
    },
    { required: template?.category.required_attributes ?? [], definitionOf: (id) => labels.byId(id) },
    form.languages.map(({ abbr }) => abbr),
  );
  const isPublic = values.is_active === true;
  const forVisitors = gaps.filter(({ who }) => who === 'visitors').length;
  return (
    <FormSection title={`Tamlık %${score}`}>
      <Progress value={score} size="sm" color="dark" aria-label="Tamlık" />
      <Text size="sm" c="dimmed" role="status">
        {gaps.length === 0 && 'Ziyaretçi, arama motoru ve diğer diller için eksik yok.'}
        {gaps.length > 0 && isPublic && forVisitors > 0 && publishedText(forVisitors)}
        {gaps.length > 0 && !(isPublic && forVisitors > 0) && 'Kaydetmenize engel değildir.'}
      </Text>
      {Object.entries(groups).map(([who, title]) => {
        const own = gaps.slice(0, shownGaps).filter((gap) => gap.who === who);
        if (own.length === 0) return null;
        return (
          <div key={who}>
            <Text size="sm" fw={600}>
              {title}
            </Text>
            <ul className={classes.gaps}>
              {own.map((gap) => {
                const name = nameOf(gap, { form, labels, main });
                return (
                  <li key={`${gap.field} ${gap.lang ?? ''} ${gap.labelId ?? ''}`}>
                    {name}
                    <Button
                      size="compact-xs"
                      variant="default"
                      aria-label={`${name}: alana git`}
                      onClick={() => goTo(form, gap)}
                    >
                      Git
                    </Button>
                  </li>
                );
              })}
            </ul>
          </div>
        );
      })}
      {gaps.length > shownGaps && (
        <Text size="sm" c="dimmed">
          … ve {gaps.length - shownGaps} eksik daha
        </Text>
      )}
    </FormSection>
  );
}

const publishedText = (count: number) =>
  `Bu hâliyle yayındayken ziyaretçiler ${count} şeyi göremez. Yayına almadan önce doldurun.`;

type Names = { form: RecordForm<Product>; labels: LabelList; main: string };

function nameOf({ field, lang, labelId }: Gap, { form, labels, main }: Names): string {
  const label = labelId === undefined ? undefined : labels.byId(labelId);
  if (label) return labelName(label, main, main);
  const language =
    lang === undefined ? '' : ` (${form.languages.find(({ abbr }) => abbr === lang)?.lang ?? lang})`;
  const text = productTexts.find(
    ({ name }) => field.startsWith(`${name}_`) && field.length === name.length + 3,
  );
  return `${text?.label ?? productLabels[field as keyof typeof productLabels]}${language}`;
}

/** Opens the language of the field and moves the focus to it. */
function goTo(form: RecordForm<Product>, { field, lang }: Gap): void {
  const language = lang ?? (/_[a-z]{2}$/.test(field) ? field.slice(-2) : undefined);
  if (language !== undefined) form.setLang(language);
  // The fields of the language exist after the next render.
  requestAnimationFrame(() => {
    const place = document.querySelector<HTMLElement>(`[name="${field}"], [data-path="${field}"]`);
    const target = place?.matches('input, textarea, [contenteditable]')
      ? place
      : place?.querySelector<HTMLElement>('input:not([readonly]), textarea, [contenteditable], button');
    place?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  });
}
