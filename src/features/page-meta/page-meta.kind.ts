import { paths } from '#shared/panel-paths.ts';
import type { OtherKind } from '#shared/record-kind.ts';

export const pageMetaKind = {
  entity: 'page-meta',
  resource: 'page-meta',
  called: { one: 'Sayfa başlığı', afterName: 'sayfasının başlığı', all: 'Sayfa başlıkları' },
  icon: 'heading',
  screen: { list: paths.pageMeta, opens: 'route' },
} as const satisfies OtherKind;
