import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Configuration } from '../configuration.ts';
import { SelectField, TextField } from '#panel/form/fields.tsx';
import { FormSection } from '#panel/form/form-page.tsx';
import { recordName } from '#panel/records/record-definition.ts';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { contractCalls } from '#features/contracts/panel/contracts.api.ts';
import { retentionFields } from './site-settings-fields.ts';
import classes from './site-settings-form.module.css';

/** Lets staff choose the privacy notice of the site's forms, and how long messages are kept. */
export function FormsSection({ form }: { form: RecordForm<Configuration> }) {
  const { data: contracts = [] } = useQuery(contractCalls.list);
  const main = form.languages[0]?.abbr ?? 'tr';
  return (
    <FormSection title="Formlar ve kişisel veriler">
      <SelectField
        form={form}
        name="noticeContractId"
        label="Aydınlatma metni"
        description="Formların bağlantı verdiği sözleşme; gönderen okuduğunu işaretler. Yayında olmalı."
        placeholder="Yok"
        clearable
        data={contracts.map((contract) => ({
          value: String(contract.id),
          label: contract.is_active
            ? recordName(contract, main)
            : `${recordName(contract, main)} (yayında değil)`,
        }))}
      />
      <Title order={3} size="sm" mt="xs" id="retention">
        Mesajların saklanacağı süre
      </Title>
      <Text size="xs" c="dimmed" mt={-14}>
        Süresi dolan mesajlar ekleriyle birlikte kendiliğinden ve geri alınamaz biçimde silinir. 0: silinmez.
      </Text>
      <div className={classes.pair} role="group" aria-labelledby="retention">
        {retentionFields.map(({ name, label }) => (
          <TextField
            key={name}
            form={form}
            name={name}
            label={label}
            inputMode="numeric"
            maxLength={4}
            rightSection={
              <Text size="sm" c="dimmed">
                gün
              </Text>
            }
            rightSectionWidth={48}
            rightSectionPointerEvents="none"
          />
        ))}
      </div>
    </FormSection>
  );
}
