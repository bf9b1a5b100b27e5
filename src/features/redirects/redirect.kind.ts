import { paths } from '#shared/panel-paths.ts';
import type { OtherKind } from '#shared/record-kind.ts';

export const redirectKind = {
  entity: 'redirect',
  resource: 'redirects',
  called: { one: 'Yönlendirme', afterName: 'yönlendirmesi', all: 'Yönlendirmeler' },
  icon: 'route',
  screen: { list: paths.redirects },
} as const satisfies OtherKind;
