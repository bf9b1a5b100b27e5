import { paths } from '#shared/panel-paths.ts';
import type { OtherKind } from '#shared/record-kind.ts';

export const mediumKind = {
  entity: 'media',
  resource: 'media',
  called: { one: 'Dosya', afterName: 'dosyası', all: 'Görseller' },
  icon: 'photo',
  screen: { list: paths.media },
} as const satisfies OtherKind;
