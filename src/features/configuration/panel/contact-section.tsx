import { Anchor, TagsInput, Text, Title } from '@mantine/core';
import type { Configuration } from '../configuration.ts';
import { whatsappLink, whatsappNumber } from '#shared/rules/whatsapp.ts';
import { TextField } from '#panel/form/fields.tsx';
import { FormSection } from '#panel/form/form-page.tsx';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { recipientFields } from './site-settings-fields.ts';
import classes from './site-settings-form.module.css';

export function ContactSection({ form }: { form: RecordForm<Configuration> }) {
  return (
    <FormSection title="İletişim ve bildirimler">
      <div className={classes.pair}>
        <TextField
          form={form}
          name="whatsappNumber"
          label="WhatsApp numarası"
          description={<ChatLink form={form} />}
          inputMode="tel"
        />
        <TextField
          form={form}
          name="supportAddress"
          label="Destek adresi"
          description="Destek talepleri bu adrese gider; sitede görünmez."
          inputMode="email"
          spellCheck={false}
        />
        <TextField
          form={form}
          name="securityAddress"
          label="Güvenlik adresi"
          description="Bir açık bulan buraya yazar; yalnız /.well-known/security.txt dosyasında görünür."
          inputMode="email"
          spellCheck={false}
        />
      </div>
      <Title order={3} size="sm" mt="xs">
        Mesajları alan adresler
      </Title>
      <Text size="xs" c="dimmed" mt={-14}>
        Her mesaj, türünün adreslerine gönderilir. Adresleri virgül ya da Enter ile ayırın.
      </Text>
      {recipientFields.map(({ name, label }) => (
        <AddressesField key={name} form={form} name={name} label={label} />
      ))}
    </FormSection>
  );
}

/** Links to the chat with the typed number, so that staff can test it. */
function ChatLink({ form: { fields } }: { form: Pick<RecordForm, 'fields'> }) {
  fields.useWatchValue('whatsappNumber');
  const number = whatsappNumber(String(fields.getValues().whatsappNumber));
  if (number === undefined) return 'Sitede görünür. Ülke koduyla: +90 532 123 45 67';
  const link = whatsappLink(number);
  return (
    <>
      Sitede görünür:{' '}
      <Anchor href={link} target="_blank" rel="noopener" size="xs">
        {link}
      </Anchor>
    </>
  );
}

type AddressesFieldProps = { form: Pick<RecordForm, 'fields'>; name: string; label: string };

function AddressesField({ form: { fields }, name, label }: AddressesFieldProps) {
  return (
    <TagsInput
      key={fields.key(name)}
      label={label}
      splitChars={[',', ';', ' ', '\n']}
      maxTags={20}
      clearable
      clearButtonProps={{ 'aria-label': `${label}: adresleri temizle` }}
      inputMode="email"
      spellCheck={false}
      {...fields.getInputProps(name)}
    />
  );
}
