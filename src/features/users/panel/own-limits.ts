import type { User } from '../user.ts';

const canAdminister = ({ role_group: role, is_active: isActive, invited_until: invited }: User) =>
  role === 'admin' && isActive && invited === null;

/**
 * The server's explanation why an account cannot be closed, deleted or given another role; undefined if it can.
 */
export function limitOf(user: User, all: readonly User[], isOwn: boolean): string | undefined {
  const isLastAdmin =
    canAdminister(user) && !all.some((other) => other.id !== user.id && canAdminister(other));
  if (isLastAdmin)
    return 'Son yönetici: hesabı kapatılamaz, silinemez, rolü değişmez. Önce başka bir yönetici ekleyin.';
  return isOwn ? 'Kendi hesabınızı kapatamaz, silemez ve rolünü değiştiremezsiniz.' : undefined;
}
