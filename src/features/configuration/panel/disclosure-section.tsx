import { Checkbox } from '@mantine/core';
import type { Configuration } from '../configuration.ts';
import { disclosedFields, disclosureLabels } from '#features/ordering-data/ordering-fields.rules.ts';
import { FormSection } from '#panel/form/form-page.tsx';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import classes from './site-settings-form.module.css';

/** Decides which fields of the ordering data visitors see. */
export function DisclosureSection({ form: { fields } }: { form: RecordForm<Configuration> }) {
  return (
    <FormSection
      title="Sipariş bilgilerinin görünürlüğü"
      hint="İşaretliler ürün sayfasında, arama motorlarına verilen bilgilerde ve sitenin JSON yanıtlarında yer alır. Öbürlerini yalnız ekip görür."
    >
      <Checkbox.Group
        key={fields.key('publicOrderingFields')}
        aria-label="Ziyaretçilerin gördüğü sipariş bilgileri"
        {...fields.getInputProps('publicOrderingFields')}
      >
        <div className={classes.pair}>
          {disclosedFields.map((field) => (
            <Checkbox key={field} value={field} label={disclosureLabels[field]} />
          ))}
        </div>
      </Checkbox.Group>
    </FormSection>
  );
}
