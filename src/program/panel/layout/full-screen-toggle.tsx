import { IconMaximize, IconMinimize } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { BarButton } from './bar-button.tsx';

/**
 * The button for full screen. It subscribes to the browser, which also leaves full screen by other means,
 * such as Escape.
 */
export function FullScreenToggle() {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  // Some phones support full screen only for videos.
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
  // If the browser refuses, the state does not change, and the button still shows the right state.
  done.catch(() => undefined);
}
