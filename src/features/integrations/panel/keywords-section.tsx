import { TagsInput } from '@mantine/core';
import type { SiteSettings } from '../site-settings.ts';
import { FormSection } from '#panel/form/form-page.tsx';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { integrationLabels } from './integrations-fields.ts';

export function KeywordsSection({ form: { fields } }: { form: RecordForm<SiteSettings> }) {
  return (
    <FormSection title="Arama motorları">
      <TagsInput
        key={fields.key('keywords')}
        label={integrationLabels.keywords}
        description="Her sayfanın keywords alanına yazılır. Virgül ya da Enter ile ayırın. Google bu alanı okumaz; sayfa başlıkları ve açıklamaları daha etkilidir."
        splitChars={[',', ';', '\n']}
        maxTags={50}
        clearable
        clearButtonProps={{ 'aria-label': 'Anahtar sözcükleri temizle' }}
        {...fields.getInputProps('keywords')}
      />
    </FormSection>
  );
}
