import { Alert, Code, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { SiteSettings } from '../site-settings.ts';
import { pageConfiguration } from '#panel/api/page-settings.ts';
import { LongTextField, SwitchField } from '#panel/form/fields.tsx';
import { FormSection } from '#panel/form/form-page.tsx';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { integrationLabels, scriptFields } from './integrations-fields.ts';
import classes from './scripts-section.module.css';

export function ScriptsSection({ form }: { form: RecordForm<SiteSettings> }) {
  return (
    <FormSection title="Ölçüm ve reklam kodları">
      <Alert
        variant="default"
        role="note"
        icon={<IconAlertTriangle size={20} aria-hidden />}
        title="Yalnız güvendiğiniz kodu yapıştırın"
      >
        Kod, izin veren her ziyaretçinin tarayıcısında çalışır ve sayfada yazılanları okuyabilir. Kodu
        hizmetin kendi panelinden alın; size gönderilen bir kodu yapıştırmayın. Her değişiklik, yapanın adıyla
        İşlem Kayıtları’na yazılır.
      </Alert>
      {!pageConfiguration().hasOwnOrigin && (
        <Text size="sm">
          Panel ve site şu anda aynı adreste. Kod kullanacaksanız panele kendi adresini verin: sunucuda{' '}
          <Code>PANEL_ORIGIN=https://panel.firmaniz.com</Code> ayarlandığında sitedeki hiçbir kod panelin
          oturumuna ulaşamaz.
        </Text>
      )}
      <SwitchField
        form={form}
        name="scripts_active"
        label={integrationLabels.scripts_active}
        description="Kapalıyken hiçbir kod çalışmaz ve ziyaretçilere çerez sorulmaz; kodlar burada durur."
      />
      {scriptFields.map(({ name, label, hint }) => (
        <LongTextField
          key={name}
          form={form}
          name={name}
          label={label}
          description={hint}
          minRows={3}
          maxRows={14}
          maxLength={10_000}
          spellCheck={false}
          autoComplete="off"
          classNames={{ input: classes.code ?? '' }}
        />
      ))}
      <Text size="xs" c="dimmed">
        Kodlar ziyaretçi izin vermeden ve panele giriş yapılmış tarayıcılarda çalışmaz. Denemek için siteyi
        gizli bir pencerede açın ve çerezleri kabul edin. Google Tag Manager gibi başka kodlar yükleyen
        kapsayıcılar kabul edilmez.
      </Text>
    </FormSection>
  );
}
