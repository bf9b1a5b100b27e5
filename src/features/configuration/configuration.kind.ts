import { paths } from '#shared/panel-paths.ts';
import type { OtherKind } from '#shared/record-kind.ts';

export const configurationKind = {
  entity: 'configuration',
  resource: 'configuration',
  called: { one: 'Ayarlar', afterName: '', all: 'Ayarlar' },
  icon: 'settings',
  screen: { list: paths.siteSettings, opens: null },
} as const satisfies OtherKind;
