import type { User } from '../user.ts';

/** Why nobody closes, deletes or demotes this account, as the server would say; undefined when one may. */
export function limitOf(user: User, all: readonly User[], isOwn: boolean): string | undefined {
  const isLastAdmin =
    user.role_group === 'admin' &&
    user.is_active &&
    !all.some((other) => other.id !== user.id && other.role_group === 'admin' && other.is_active);
  if (isLastAdmin)
    return 'Son yönetici: hesabı kapatılamaz, silinemez, rolü değişmez. Önce başka bir yönetici ekleyin.';
  return isOwn ? 'Kendi hesabınızı kapatamaz, silemez ve rolünü değiştiremezsiniz.' : undefined;
}
