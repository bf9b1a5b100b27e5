import { Drawer } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import classes from './side-drawer.module.css';

type SideDrawerProps = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  size?: number;
  children: ReactNode;
};

/** The drawer at the right edge, also above another one. Escape closes only what lies on top. */
export function SideDrawer({ title, isOpen, onClose, size = 560, children }: SideDrawerProps) {
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      // Mantine's handler would close the drawer when Escape was meant for a dialog above it.
      closeOnEscape={false}
      onKeyDown={(event) => {
        if (isEscape(event)) onClose();
      }}
      title={title}
      position="right"
      size={size}
      padding="lg"
      closeOnClickOutside={false}
      // A dialog above the drawer has a banner of its own, and a page may have only one.
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': 'Kapat' }}
      classNames={{ title: classes.title, content: classes.content, body: classes.body }}
    >
      {children}
    </Drawer>
  );
}

/** Escape inside the drawer, unless an open dropdown handles it. */
function isEscape({ key, target, currentTarget, nativeEvent }: KeyboardEvent<HTMLDivElement>): boolean {
  const element = target as HTMLElement;
  return (
    key === 'Escape' &&
    !nativeEvent.isComposing &&
    currentTarget.contains(element) &&
    element.closest('[data-mantine-stop-propagation="true"]') === null
  );
}
