import { Button, Progress, Text } from '@mantine/core';
import type { Product } from '../../product.ts';
import { FormSection } from '#panel/form/form-page.tsx';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { useStore } from '#panel/store.ts';
import { goToGap, useFormGaps } from './form-gaps.ts';
import { gapGroups } from './gap-words.ts';
import classes from './completeness-section.module.css';

/** More lines would hide the rest of the form; filling these brings the next. */
const shownGaps = 8;

/** What the product still lacks, as it stands in the form, with a button that leads to each field. */
export function CompletenessSection({ form }: { form: RecordForm<Product> }) {
  useStore(form.edits);
  const { find, nameOf } = useFormGaps(form);
  const { gaps, score } = find();
  const isPublic = form.fields.getValues().is_active === true;
  const forVisitors = gaps.filter(({ who }) => who === 'visitors').length;
  return (
    <FormSection title={`Tamlık %${score}`}>
      <Progress value={score} size="sm" color="dark" aria-label="Tamlık" />
      <Text size="sm" c="dimmed" role="status">
        {gaps.length === 0 && 'Ziyaretçi, arama motoru ve diğer diller için eksik yok.'}
        {gaps.length > 0 && isPublic && forVisitors > 0 && publishedText(forVisitors)}
        {gaps.length > 0 && !(isPublic && forVisitors > 0) && 'Kaydetmenize engel değildir.'}
      </Text>
      {Object.entries(gapGroups).map(([who, title]) => {
        const own = gaps.slice(0, shownGaps).filter((gap) => gap.who === who);
        if (own.length === 0) return null;
        return (
          <div key={who}>
            <Text size="sm" fw={600}>
              {title}
            </Text>
            <ul className={classes.gaps}>
              {own.map((gap) => {
                const name = nameOf(gap);
                return (
                  <li key={`${gap.field} ${gap.lang ?? ''} ${gap.labelId ?? ''}`}>
                    {name}
                    <Button
                      size="compact-xs"
                      variant="default"
                      aria-label={`${name}: alana git`}
                      onClick={() => goToGap(form, gap)}
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
