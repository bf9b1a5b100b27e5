import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import classes from './back-to-top.module.css';

/** Scroll position in pixels from which the button appears. */
const scrolled = 100;

const label = { 'aria-label': 'Yukarı çık', title: 'Yukarı çık' };

/** The back-to-top button of a screen (docs/product.md, "Panel screens"). */
export function BackToTop() {
  if (!useIsScrolled()) return null;
  return (
    <UnstyledButton className={classes.button} {...label} onClick={scrollToTop}>
      <IconArrowUp size={19} stroke={1.8} aria-hidden />
    </UnstyledButton>
  );
}

/** The same button for a fixed bar (`data-foot-bar`), where the floating button would cover other buttons. */
export function BackToTopInBar() {
  if (!useIsScrolled()) return null;
  return (
    <ActionIcon variant="subtle" color="gray" size="lg" {...label} onClick={scrollToTop}>
      <IconArrowUp size={18} stroke={1.8} aria-hidden />
    </ActionIcon>
  );
}

function useIsScrolled(): boolean {
  return useSyncExternalStore(subscribe, () => window.scrollY > scrolled);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

function scrollToTop(): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, left: 0, behavior: isCalm ? 'instant' : 'smooth' });
  // The button disappears, so the focus has to move elsewhere.
  document.getElementById('content')?.focus({ preventScroll: true });
}
