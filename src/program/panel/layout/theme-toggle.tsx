import { IconMoon, IconSun } from '@tabler/icons-react';
import { BarButton } from './bar-button.tsx';
import { usePanelView } from '#panel/panel-view/use-panel-view.ts';

/** Switches between light and dark mode. */
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
