import { SegmentedControl, ColorSwatch, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { Configuration } from '../configuration.ts';
import { FormLoading } from '#panel/form/form-loading.tsx';
import { mayLeave } from '#panel/form-state/unsaved-work.ts';
import { useRecordForm } from '#panel/form-state/use-record-form.ts';
import { ApiReferenceTab } from '#features/integrations/panel/api-reference-tab.tsx';
import { IntegrationsTab } from '#features/integrations/panel/integrations-tab.tsx';
import { SiteSettingsForm } from './site-settings-form.tsx';
import { saveConfiguration, useConfiguration } from './site-settings.api.ts';
import {
  settingErrors,
  settingLabels,
  settingValues,
  toWire,
  type BrandPicture,
} from './site-settings-fields.ts';
import { shownUrl } from './fresh-pictures.ts';

const title = 'Entegrasyonlar';

/** The name of this part in the address. */
const companyPart = 'company';
const scriptsPart = 'scripts';
const apiPart = 'api';

/**
 * The tabs of the company's settings, of the scripts, which only administrators see, and of the API
 * reference.
 */
export function SiteSettingsPage() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('tab') ?? '';
  const part = [scriptsPart, apiPart].includes(asked) ? asked : companyPart;
  const choose = async (value: string) => {
    if (value === part || !(await mayLeave())) return;
    setParams(value === companyPart ? {} : { tab: value }, { preventScrollReset: true });
  };
  const parts = (
    <SegmentedControl
      aria-label="Bölüm"
      value={part}
      onChange={(value) => void choose(value)}
      data={[
        { value: companyPart, label: 'Firma' },
        { value: scriptsPart, label: 'Kodlar' },
        { value: apiPart, label: 'API' },
      ]}
    />
  );
  if (part === scriptsPart) return <IntegrationsTab title={title} headActions={parts} />;
  if (part === apiPart) return <ApiReferenceTab title={title} headActions={parts} />;
  return <CompanySettings headActions={parts} />;
}

function CompanySettings({ headActions }: { headActions: ReactNode }) {
  const configuration = useConfiguration();
  // Cached data of an earlier visit may hold an old version.
  if (!configuration.data || !configuration.isFetchedAfterMount)
    return <FormLoading title={title} headActions={headActions} queries={[configuration]} />;
  return <Form configuration={configuration.data} headActions={headActions} />;
}

function Form({ configuration, headActions }: { configuration: Configuration; headActions: ReactNode }) {
  const form = useRecordForm<Configuration>({
    name: 'configuration',
    record: configuration,
    languages: [],
    localised: [],
    labels: settingLabels,
    showValue: showSetting,
    toValues: (record = configuration) => settingValues(record),
    check: (_, sent) => settingErrors(sent),
    save: (fields) => saveConfiguration(toWire(fields)),
    onSaved: () => undefined,
  });
  return <SiteSettingsForm title={title} headActions={headActions} form={form} />;
}

/** Renders a setting for the comparison of two versions. */
function showSetting(name: string, value: unknown): ReactNode {
  if (name === 'mainColor' || name === 'secondColor')
    return (
      <Group gap={8} wrap="nowrap">
        <ColorSwatch color={String(value)} size={18} withShadow={false} />
        <Text>{String(value)}</Text>
      </Group>
    );
  if (isBrandPicture(value))
    return <img src={shownUrl(value)} alt="" style={{ maxHeight: 48, maxWidth: 180 }} />;
  return undefined;
}

function isBrandPicture(value: unknown): value is BrandPicture {
  return typeof value === 'object' && value !== null && 'setting' in value;
}
