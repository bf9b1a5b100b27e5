import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import classes from './back-to-top.module.css';

/** From here on, in pixels, a page counts as scrolled. */
const scrolled = 100;

const label = { 'aria-label': 'Yukarı çık', title: 'Yukarı çık' };

/** Appears once the page is scrolled (spec §2.5). */
export function BackToTop() {
  if (!useIsScrolled()) return null;
  return (
    <UnstyledButton className={classes.button} {...label} onClick={goUp}>
      <IconArrowUp size={19} stroke={1.8} aria-hidden />
    </UnstyledButton>
  );
}

/**
 * The same inside a bar at the foot of the screen (`data-foot-bar`): there the other one is left out,
 * since it would stand over the buttons of the bar or over what is above it.
 */
export function BackToTopInBar() {
  if (!useIsScrolled()) return null;
  return (
    <ActionIcon variant="subtle" color="gray" size="lg" {...label} onClick={goUp}>
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

function goUp(): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, left: 0, behavior: isCalm ? 'instant' : 'smooth' });
  // The button goes away, and the focus must not go with it.
  document.getElementById('content')?.focus({ preventScroll: true });
}
