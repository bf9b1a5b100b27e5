import { IconMoon, IconSun } from '@tabler/icons-react';
import { BarButton } from './bar-button.tsx';
import { usePanelView } from './use-panel-view.ts';

/** Flips the panel between light and dark. */
export function ThemeToggle() {
  const { preferences, choose } = usePanelView();
  const isDark = preferences.mode === 'dark';
  return (
    <BarButton
      label="Koyu görünüm"
      hint={isDark ? 'Açık görünüme geç' : 'Koyu görünüme geç'}
      icon={isDark ? IconSun : IconMoon}
      aria-pressed={isDark}
      onClick={() => choose('mode', isDark ? 'light' : 'dark')}
    />
  );
}
