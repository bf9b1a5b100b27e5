import type { MantineColorSchemeManager } from '@mantine/core';
import { createContext, use, useSyncExternalStore } from 'react';
import { openPanelView, type PanelView, type View } from './panel-view.ts';

export function browserPanelView(): PanelView {
  return openPanelView({
    store: localStorage,
    root: document.documentElement.dataset,
    matchMedia: (query) => window.matchMedia(query),
    onStorage: (listener) => window.addEventListener('storage', listener),
  });
}

export const PanelViewContext = createContext<PanelView | null>(null);

/** The current view and its actions. The component renders again after each change. */
export function usePanelView(): View & Omit<PanelView, 'current' | 'subscribe'> {
  const panelView = use(PanelViewContext);
  if (!panelView) throw new Error('The panel is drawn outside of its view');
  return { ...panelView, ...useSyncExternalStore(panelView.subscribe, panelView.current) };
}

/** Lets Mantine read the colour scheme from the view, so that Mantine stores none. */
export function colourSchemeOf(panelView: PanelView): MantineColorSchemeManager {
  let end = () => {};
  return {
    get: () => panelView.current().preferences.mode,
    set: () => undefined,
    subscribe: (onUpdate) => {
      end = panelView.subscribe(() => onUpdate(panelView.current().preferences.mode));
    },
    unsubscribe: () => end(),
    clear: () => undefined,
  };
}
