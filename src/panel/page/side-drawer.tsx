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

/** The drawer at the right edge, also above another one. Escape closes only what lies on top. */
export function SideDrawer({ title, isOpen, onClose, size = 560, children }: SideDrawerProps) {
  const inside = useRef<HTMLDivElement>(null);
  useWindowEvent('keydown', (event) => {
    if (isOpen && isEscape(event) && isFor(event, inside.current)) onClose();
  });
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      // Mantine's handler would close the drawer when Escape was meant for a dialog above it.
      closeOnEscape={false}
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
      <div ref={inside} className={classes.inside} onFocus={keepFocus}>
        {children}
      </div>
    </Drawer>
  );
}

/**
 * Mantine focuses the part with `data-autofocus` by a timer. A busy browser handles keys first, and the timer would
 * take the focus away from the field where somebody types already.
 */
function keepFocus({ currentTarget, target }: FocusEvent<HTMLElement>): void {
  // A dialog above the drawer is its child for React only.
  if (!currentTarget.contains(target)) return;
  for (const other of currentTarget.querySelectorAll('[data-autofocus]'))
    delete (other as HTMLElement).dataset.autofocus;
  target.dataset.autofocus = 'true';
}

/** Escape, unless an open dropdown handles it. */
function isEscape({ key, target, isComposing }: KeyboardEvent): boolean {
  const handled = '[data-mantine-stop-propagation="true"]';
  const isHandled = target instanceof Element && target.closest(handled) !== null;
  return key === 'Escape' && !isComposing && !isHandled;
}

/** A key pressed inside the drawer; also without a focus, which is gone when a button has removed its own row. */
function isFor({ target }: KeyboardEvent, inside: HTMLElement | null): boolean {
  const own = inside?.closest('[role="dialog"]') ?? null;
  if (own === null || target !== document.body) return own?.contains(target as Node) ?? false;
  return own === [...document.querySelectorAll('[role="dialog"]')].at(-1);
}
