import { Drawer } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useRef, type FocusEvent, type ReactNode } from 'react';
import classes from './side-drawer.module.css';

type SideDrawerProps = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  size?: number;
  children: ReactNode;
};

/** A drawer at the right edge, which may lie above another one. Escape closes only the topmost drawer. */
export function SideDrawer({ title, isOpen, onClose, size = 560, children }: SideDrawerProps) {
  const inside = useRef<HTMLDivElement>(null);
  useWindowEvent('keydown', (event) => {
    if (isOpen && isEscape(event) && isFor(event, inside.current)) onClose();
  });
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      // Mantine's handler would also close the drawer when Escape is meant for a dialog above it.
      closeOnEscape={false}
      title={title}
      position="right"
      size={size}
      padding="lg"
      closeOnClickOutside={false}
      // A dialog above the drawer has a banner landmark too, and a page may have only one.
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': 'Kapat' }}
      classNames={{ title: classes.title, content: classes.content, body: classes.body }}
    >
      <div ref={inside} className={classes.inside} onFocus={keepFocus}>
        {children}
      </div>
    </Drawer>
  );
}

/**
 * Keeps the focus in a field. Mantine focuses `data-autofocus` by a timer, which in a busy browser runs late
 * and would take the focus from the field in which the user already types.
 */
function keepFocus({ currentTarget, target }: FocusEvent<HTMLElement>): void {
  // React also reports events of a dialog above the drawer, although the dialog is not inside it in the DOM.
  if (!currentTarget.contains(target)) return;
  for (const other of currentTarget.querySelectorAll('[data-autofocus]'))
    delete (other as HTMLElement).dataset.autofocus;
  target.dataset.autofocus = 'true';
}

/** Whether a key is an Escape that closes the drawer; an open dropdown handles its Escape first. */
function isEscape({ key, target, isComposing }: KeyboardEvent): boolean {
  const handled = '[data-mantine-stop-propagation="true"]';
  const isHandled = target instanceof Element && target.closest(handled) !== null;
  return key === 'Escape' && !isComposing && !isHandled;
}

/**
 * Whether the drawer should handle the key. It also handles keys while nothing has the focus, which happens
 * when a button removes its own row.
 */
function isFor({ target }: KeyboardEvent, inside: HTMLElement | null): boolean {
  const own = inside?.closest('[role="dialog"]') ?? null;
  if (own === null || target !== document.body) return own?.contains(target as Node) ?? false;
  return own === [...document.querySelectorAll('[role="dialog"]')].at(-1);
}
