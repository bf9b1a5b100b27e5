import { Button } from '@mantine/core';
import { IconTags } from '@tabler/icons-react';
import { useState } from 'react';
import type { Product } from '../product.ts';
import { CompletenessSection } from './gaps/completeness-section.tsx';
import { MultiSelectField, PublishedField, SwitchField, TextField } from '#panel/form/fields.tsx';
import { DateTimeField } from '#panel/form/date-time-field.tsx';
import { FormSection } from '#panel/form/form-page.tsx';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { useTransporterTypes } from '#features/transporter-types/panel/transporter-types.api.ts';
import { TransporterTypesDrawer } from '#features/transporter-types/panel/transporter-types-tab.tsx';

export function ProductSide({ form }: { form: RecordForm<Product> }) {
  const mainLang = form.languages[0]?.abbr ?? '';
  const { data: transporterTypes } = useTransporterTypes(mainLang);
  const [isManaging, setIsManaging] = useState(false);
  return (
    <>
      <CompletenessSection form={form} />
      <FormSection title="Yayın">
        <PublishedField form={form} />
        <SwitchField form={form} name="is_featured" label="Anasayfada öne çıkar" />
        <DateTimeField
          form={form}
          name="published_at"
          label="Yayın tarihi"
          description="Boşsa ilk yayına alındığı an. İleri bir tarihte o an görünür olur."
        />
      </FormSection>
      <FormSection title="Taşıyıcılar ve sayfa adresi">
        <MultiSelectField
          form={form}
          name="transporter_types"
          label="Taşıyıcı türleri"
          data={transporterTypes ?? []}
          disabled={!transporterTypes}
          clearable
          clearButtonProps={{ 'aria-label': 'Türleri temizle' }}
        />
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          mt={-10}
          ml={-8}
          w="fit-content"
          leftSection={<IconTags size={15} aria-hidden />}
          onClick={() => setIsManaging(true)}
        >
          Türleri Yönet
        </Button>
        <TransporterTypesDrawer isOpen={isManaging} onClose={() => setIsManaging(false)} />
        <TextField
          form={form}
          name="seo_name"
          label="Sayfa adresi"
          description="Boş bırakırsanız addan üretilir."
          leftSection="/urun/"
          leftSectionWidth={62}
          spellCheck={false}
        />
      </FormSection>
    </>
  );
}
