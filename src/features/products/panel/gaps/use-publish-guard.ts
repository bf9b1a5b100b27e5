import type { Product } from '../../product.ts';
import { isEmpty } from '#panel/form-state/changed-fields.ts';
import type { AfterSave } from '#panel/form-state/record-saving.ts';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { productErrors } from '../product-fields.ts';
import { goToGap, useFormGaps } from './form-gaps.ts';
import { askToPublish } from './publish-question.tsx';

/** The form, which asks before a save that shows a product to visitors although something is missing. */
export function usePublishGuard(form: RecordForm<Product>): RecordForm<Product> {
  const { find, nameOf } = useFormGaps(form);
  const submit = (after?: AfterSave) => {
    const values = form.fields.getValues();
    const publishes = values.is_active === true && form.record?.is_active !== true;
    // A form with errors is not saved, so it only shows them.
    const isSaved = publishes && isEmpty(productErrors(form.languages, values, values));
    const { gaps } = isSaved ? find() : { gaps: [] };
    const [first] = gaps;
    if (!first) {
      form.submit(after);
      return;
    }
    askToPublish({
      title: 'Eksikleriyle yayına alınsın mı?',
      intro: 'Ürün kaydedilince sitede görünecek; şunlar henüz yok:',
      lines: gaps.map((gap) => ({ who: gap.who, text: nameOf(gap), go: () => goToGap(form, gap) })),
      fill: { label: 'İlk Eksiğe Git', go: () => goToGap(form, first) },
      publish: () => form.submit(after),
    });
  };
  return { ...form, submit };
}
