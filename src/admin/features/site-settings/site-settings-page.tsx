import type { Configuration } from '#shared/api/configuration.ts';
import { FormLoading } from '../../components/form/form-loading.tsx';
import { useRecordForm } from '../../form-state/use-record-form.ts';
import { SiteSettingsForm } from './site-settings-form.tsx';
import { saveConfiguration, useConfiguration } from './site-settings.api.ts';
import { settingErrors, settingLabels, settingValues, toWire } from './site-settings-fields.ts';
import { showSetting } from './show-setting.tsx';

const title = 'Entegrasyonlar';

/** The branding, the company's data and who gets messages. */
export function SiteSettingsPage() {
  const configuration = useConfiguration();
  // Cached data from an earlier visit may hold an old version.
  if (!configuration.data || !configuration.isFetchedAfterMount)
    return <FormLoading title={title} queries={[configuration]} />;
  return <Form configuration={configuration.data} />;
}

function Form({ configuration }: { configuration: Configuration }) {
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
  return <SiteSettingsForm title={title} form={form} />;
}
