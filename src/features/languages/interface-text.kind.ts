import { paths } from '#shared/panel-paths.ts';
import type { OtherKind } from '#shared/record-kind.ts';

export const interfaceTextKind = {
  entity: 'page-lang',
  resource: 'interface-texts',
  called: { one: 'Arayüz metni', afterName: 'metni', all: 'Arayüz metinleri' },
  icon: 'language',
  screen: { list: `${paths.languages}?tab=texts`, opens: null },
} as const satisfies OtherKind;
