import type { User } from '../user.ts';

/**
 * Why an account cannot be closed, deleted or given another role, in the server's words; undefined if it can.
 */
export function limitOf(user: User, all: readonly User[], isOwn: boolean): string | undefined {
  const isLastAdmin =
    user.role_group === 'admin' &&
    user.is_active &&
    !all.some((other) => other.id !== user.id && other.role_group === 'admin' && other.is_active);
  if (isLastAdmin)
    return 'Son yönetici: hesabı kapatılamaz, silinemez, rolü değişmez. Önce başka bir yönetici ekleyin.';
  return isOwn ? 'Kendi hesabınızı kapatamaz, silemez ve rolünü değiştiremezsiniz.' : undefined;
}
