import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications, notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { storeSession } from '#features/auth/browser-session.rules.ts';
import type { PageConfiguration } from '#features/configuration/configuration.ts';
import { queryClient } from '#panel/api/queries.ts';
import { browserPanelView, PanelViewContext } from '#panel/panel-view/use-panel-view.ts';
import { panelTheme, panelVariables } from '#panel/theme/theme.ts';
import { BlockingOutlet } from '#program/panel/layout/blocking-outlet.tsx';
import type { RoleGroup } from '#shared/permissions.ts';
import { speakPlainTurkish } from '#shared/schema/turkish-messages.ts';

type Options = {
  /** The address of the screen; every other path shows an empty screen called “Başka sayfa”. */
  at?: string;
  email?: string;
  role?: RoleGroup;
};

/** Renders a screen with everything that surrounds it in the panel, for a signed-in user. */
export function openPanel(
  screen: ReactElement,
  { at = '/admin', email = 'ayse@vitrin.test', role = 'admin' }: Options = {},
) {
  speakPlainTurkish();
  writePage();
  storeSession(localStorage, 'token', { name: 'Ayşe', email, role_group: role }, new Date(Date.now() + 36e5));
  const router = createMemoryRouter(
    [
      {
        Component: BlockingOutlet,
        children: [
          { path: at.split('?')[0] ?? at, element: screen },
          { path: '*', element: <h1>Başka sayfa</h1> },
        ],
      },
    ],
    { initialEntries: [at] },
  );
  const { unmount } = render(
    <MantineProvider theme={panelTheme('#7a3b12')} cssVariablesResolver={panelVariables} env="test">
      <QueryClientProvider client={queryClient}>
        <ModalsProvider>
          <Notifications />
          <PanelViewContext value={browserPanelView()}>
            <RouterProvider router={router} />
          </PanelViewContext>
        </ModalsProvider>
      </QueryClientProvider>
    </MantineProvider>,
  );
  return {
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
    router,
    /** Unmounts the panel as if the tab were closed; anything not stored by then is lost. */
    closeTab: () => {
      unmount();
      resetPanel();
    },
  };
}

/** Resets the state that the panel's modules keep while a tab is open. */
export function resetPanel(): void {
  queryClient.clear();
  notifications.clean();
}

const configuration: PageConfiguration = {
  mainLogoPath: '/logo.svg',
  darkLogoPath: '/logo.svg',
  favIcoLogoPath: '/logo.svg',
  mainColor: '#7a3b12',
  secondColor: '#1d1c1a',
  projectCompanyName: 'Vitrin',
  timeZone: 'Europe/Istanbul',
  publicUrl: 'https://firma.example',
  passkeyOrigin: location.origin,
  hasOwnOrigin: false,
};

/** Sets the parts of the page that the server writes into the panel's HTML. */
function writePage(): void {
  document.head.innerHTML = '<meta name="csrf-token" content="csrf">';
  const script = document.createElement('script');
  Object.assign(script, {
    id: 'configuration',
    type: 'application/json',
    text: JSON.stringify(configuration),
  });
  document.head.append(script);
}
