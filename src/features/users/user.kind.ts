import { paths } from '#shared/panel-paths.ts';
import type { OtherKind } from '#shared/record-kind.ts';

export const userKind = {
  entity: 'user',
  resource: 'users',
  called: { one: 'Kullanıcı', afterName: 'kullanıcısı', all: 'Kullanıcılar' },
  icon: 'user',
  screen: { list: paths.users, form: paths.userUpdate, chosen: 'users' },
} as const satisfies OtherKind;
