import { modals } from '@mantine/modals';
import { SideDrawer } from '#panel/page/side-drawer.tsx';
import { paths } from '#shared/panel-paths.ts';
import { secondFactorDuty } from '#panel/api/second-factor-duty.ts';
import { useState } from 'react';
import { AppSetup } from './app-setup.tsx';
import type { Setup } from './profile.api.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

/** The content of the drawer: the set-up of an authenticator app, or new recovery codes. */
export type SecondFactorStep = { setup: Setup } | { codes: readonly string[] };

type SecondFactorDrawerProps = {
  step: SecondFactorStep | null;
  onCodes: (codes: readonly string[]) => void;
  onClose: () => void;
};

export function SecondFactorDrawer({ step, onCodes, onClose }: SecondFactorDrawerProps) {
  // This keeps the content while the drawer slides out and `step` is already null.
  const [shown, setShown] = useState<SecondFactorStep | null>(step);
  if (step !== null && step !== shown) setShown(step);
  const hasCodes = step !== null && 'codes' in step;
  const close = () => {
    // The panel is reloaded, because until now the server refused the live feed and most screens.
    if (hasCodes && secondFactorDuty.get()) location.assign(paths.dashboard);
    else onClose();
  };
  return (
    <SideDrawer
      title={shown && 'codes' in shown ? 'Kurtarma Kodları' : 'İki Adımlı Girişi Kur'}
      isOpen={step !== null}
      onClose={() => (hasCodes ? askAboutCodes(close) : close())}
      size={500}
    >
      {step !== null &&
        ('codes' in step ? (
          <RecoveryCodes codes={step.codes} onDone={close} />
        ) : (
          <AppSetup setup={step.setup} onCodes={onCodes} />
        ))}
    </SideDrawer>
  );
}

function askAboutCodes(close: () => void): void {
  modals.openConfirmModal({
    title: 'Kodları sakladınız mı?',
    children: 'Bu kodlar bir daha gösterilmez. Telefonunuzu kaybederseniz ancak bunlarla girebilirsiniz.',
    labels: { confirm: 'Sakladım', cancel: 'Kodlara Dön' },
    cancelProps: { 'data-autofocus': true },
    withCloseButton: false,
    onConfirm: close,
  });
}
