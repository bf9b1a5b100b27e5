import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { showMessage } from '#panel/feedback/notices.tsx';

type LimitedItemProps = {
  /** The reason why the action is not possible; shown if the user chooses the item. */
  limit: string | undefined;
  icon: ReactNode;
  isDangerous?: boolean;
  onClick: () => void;
  children: string;
};

/** A menu item that is not disabled if its action is impossible, so that users can find out why. */
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
