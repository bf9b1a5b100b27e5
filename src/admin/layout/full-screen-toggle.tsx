import { IconMaximize, IconMinimize } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { BarButton } from './bar-button.tsx';

/** Follows the browser, which also ends full screen by itself, as on Escape. */
export function FullScreenToggle() {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  // Phones that show only films in full screen have nothing to toggle.
  if (!document.fullscreenEnabled) return null;
  return (
    <BarButton
      label={isFull ? 'Tam ekrandan çık' : 'Tam ekran'}
      icon={isFull ? IconMinimize : IconMaximize}
      onClick={toggle}
    />
  );
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

function toggle(): void {
  const done = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen();
  // A browser that refuses leaves everything as it is, and so does the button.
  done.catch(() => undefined);
}
