import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { SiteSettings, SiteSettingsWritten } from '../site-settings.ts';
import { EmptyState } from '#panel/feedback/load-states.tsx';
import { FormLoading } from '#panel/form/form-loading.tsx';
import { FormPage, FormSection } from '#panel/form/form-page.tsx';
import { HistoryButton } from '#panel/history/history-button.tsx';
import { PageHead } from '#panel/page/page-head.tsx';
import { useRecordForm } from '#panel/form-state/use-record-form.ts';
import { mayUse } from '#panel/session/permission.ts';
import { integrationErrors, integrationLabels, integrationValues, toWire } from './integrations-fields.ts';
import { BlockedSection } from './blocked-section.tsx';
import { ScriptsSection } from './scripts-section.tsx';
import { useQuery } from '@tanstack/react-query';
import { read, write } from '#panel/api/client.ts';
import type { Fields } from '#panel/api/form-body.ts';
import { invalidateAfter, readAnew } from '#panel/api/queries.ts';
import { TagsInput } from '@mantine/core';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';

const path = '/settings/site';

type IntegrationsTabProps = { title: string; headActions: ReactNode };

/** Edits the scripts of other services and the keywords of all pages (docs/product.md, "Integrations"). */
export function IntegrationsTab(props: IntegrationsTabProps) {
  if (!mayUse('integrations'))
    return (
      <>
        <PageHead title={props.title} actions={props.headActions} />
        <EmptyState
          icon={<IconLock size={28} stroke={1.5} aria-hidden />}
          title="Kodları yalnız yöneticiler görür"
          text="Bu kodlar ziyaretçilerin tarayıcısında çalışır. Bir kod ya da anahtar sözcük değişecekse bir yöneticiden isteyin."
        />
      </>
    );
  return <LoadedTab {...props} />;
}

function LoadedTab(props: IntegrationsTabProps) {
  const settings = useSiteSettings();
  // Cached data from an earlier visit may hold an old version.
  if (!settings.data || !settings.isFetchedAfterMount)
    return <FormLoading title={props.title} headActions={props.headActions} queries={[settings]} />;
  return <Form {...props} settings={settings.data} />;
}

function Form({ title, headActions, settings }: IntegrationsTabProps & { settings: SiteSettings }) {
  const form = useRecordForm<SiteSettings>({
    name: 'site-settings',
    record: settings,
    languages: [],
    localised: [],
    labels: integrationLabels,
    toValues: (record = settings) => integrationValues(record),
    check: (_, sent) => integrationErrors(sent),
    save: (fields) => saveSiteSettings(toWire(fields)),
    onSaved: () => undefined,
  });
  return (
    <FormPage
      title={title}
      note="Sitede izinle çalışan ölçüm ve reklam kodları, sayfaların anahtar sözcükleri"
      headActions={headActions}
      form={form}
      actions={<HistoryButton form={form} path={path} schema={SiteSettings} />}
      main={
        <>
          <ScriptsSection form={form} />
          <KeywordsSection form={form} />
          <BlockedSection />
        </>
      }
    />
  );
}

function useSiteSettings() {
  return useQuery({
    queryKey: ['site-settings'],
    queryFn: () => read(SiteSettings, path),
    ...readAnew,
  });
}

async function saveSiteSettings(fields: Fields): Promise<SiteSettings> {
  const { data } = await invalidateAfter(write(SiteSettingsWritten, 'PUT', path, fields));
  return data;
}

function KeywordsSection({ form: { fields } }: { form: RecordForm<SiteSettings> }) {
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
