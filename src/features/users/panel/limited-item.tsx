import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { showMessage } from '#panel/feedback/notices.tsx';

type LimitedItemProps = {
  /** Why it cannot be done; the item then says so instead. */
  limit: string | undefined;
  icon: ReactNode;
  isDangerous?: boolean;
  onClick: () => void;
  children: string;
};

/** An entry of a menu that stays reachable when it is refused, so that its reason can be read. */
export function LimitedItem({ limit, icon, isDangerous = false, onClick, children }: LimitedItemProps) {
  const isLimited = limit !== undefined;
  return (
    <Menu.Item
      leftSection={icon}
      {...(isDangerous && !isLimited && { color: 'red.9' })}
      {...(isLimited && { c: 'dimmed', 'aria-disabled': true })}
      onClick={() => (isLimited ? showMessage('Yapılamaz', limit) : onClick())}
    >
      {children}
    </Menu.Item>
  );
}
