import '#panel/trusted-types.ts';
import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import type { UserData } from '#features/auth/auth.ts';
import { speakPlainTurkish } from '#shared/schema/turkish-messages.ts';
import { queryClient } from '#panel/api/queries.ts';
import { browserPanelView, colourSchemeOf, PanelViewContext } from '#panel/panel-view/use-panel-view.ts';
import { leavePanel } from '#panel/api/leave-panel.ts';
import { returnLostFocus } from '#panel/page/lost-focus.ts';
import { askForProofBy } from '#panel/api/proof.ts';
import { pageConfiguration, usePageConfiguration } from '#panel/api/page-settings.ts';
import { panelRouter } from './router.tsx';
import { leaveOnExpiry, signedInUser, watchIdleSession } from '#panel/session/session.ts';
import { panelTheme, panelVariables } from '#panel/theme/theme.ts';
import { setCompanyTimeZone } from '#panel/format/time-zone.ts';
import '#panel/theme/palette.css';
import '#panel/theme/panel.css';
import '#panel/theme/forced-colors.css';
import '#panel/theme/dark.css';

speakPlainTurkish();
askForProofBy(async () => (await import('#features/profile/panel/proof-dialog.tsx')).askForProof());
setCompanyTimeZone(pageConfiguration().timeZone);

const panelView = browserPanelView();
const colourScheme = colourSchemeOf(panelView);

/**
 * Renders the panel after the status call has returned the user. After any failure the browser leaves
 * (docs/product.md, "Session").
 */
const user = await signedInUser();
if (user) mount(user);
else leavePanel('/giris-yap');

function mount(user: UserData): void {
  const element = document.getElementById('panel');
  if (!element) throw new Error('The page has no element for the panel');
  leaveOnExpiry();
  returnLostFocus();
  watchIdleSession();
  createRoot(element).render(
    <StrictMode>
      <Panel router={panelRouter(user)} />
    </StrictMode>,
  );
}

function Panel({ router }: { router: ReturnType<typeof panelRouter> }) {
  const { mainColor } = usePageConfiguration();
  const theme = useMemo(() => panelTheme(mainColor), [mainColor]);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={panelVariables}
      colorSchemeManager={colourScheme}
      defaultColorScheme="light"
    >
      <QueryClientProvider client={queryClient}>
        <ModalsProvider>
          <Notifications position="top-center" />
          <PanelViewContext value={panelView}>
            <RouterProvider router={router} />
          </PanelViewContext>
        </ModalsProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}
