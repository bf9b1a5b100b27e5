import { UnstyledButton } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import classes from './back-to-top.module.css';

/** From here on, in pixels, a page counts as scrolled. */
const scrolled = 100;

/** Appears once the page is scrolled (spec §2.5). */
export function BackToTop() {
  const isScrolled = useSyncExternalStore(subscribe, () => window.scrollY > scrolled);
  if (!isScrolled) return null;
  return (
    <UnstyledButton className={classes.button} aria-label="Yukarı çık" title="Yukarı çık" onClick={goUp}>
      <IconArrowUp size={19} stroke={1.8} aria-hidden />
    </UnstyledButton>
  );
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
