import { modals } from '@mantine/modals';
import { useState } from 'react';
import { notice } from '#panel/feedback/notices.tsx';
import { SideDrawer } from '#panel/page/side-drawer.tsx';
import { paths } from '#shared/panel-paths.ts';
import { secondFactorDuty } from '#panel/api/second-factor-duty.ts';
import { AppSetup } from './app-setup.tsx';
import { PasswordProofForm } from './password-proof-form.tsx';
import { renewRecoveryCodes, setUpSecondFactor, turnSecondFactorOff, type Setup } from './profile.api.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

export type SecondFactorTask = 'set-up' | 'codes' | 'off';

const titles: Readonly<Record<SecondFactorTask, string>> = {
  'set-up': 'İki Adımlı Girişi Kur',
  codes: 'Yeni Kurtarma Kodları',
  off: 'İki Adımlı Girişi Kapat',
};

type SecondFactorDrawerProps = { task: SecondFactorTask | null; onClose: () => void };

/**
 * A drawer for setting up the second factor, for new recovery codes and for switching the factor off. Each of
 * these first asks for the password.
 */
export function SecondFactorDrawer({ task, onClose }: SecondFactorDrawerProps) {
  const [setup, setSetup] = useState<Setup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  // Keeps the title while the drawer slides out and `task` is already null.
  const [shown, setShown] = useState<SecondFactorTask>('set-up');
  if (task !== null && task !== shown) setShown(task);
  const close = () => {
    // Reloads the panel, because until now the server refused the live feed and most screens.
    if (codes && secondFactorDuty.get()) {
      location.assign(paths.dashboard);
      return;
    }
    setSetup(null);
    setCodes(null);
    onClose();
  };
  const content = () => {
    if (codes) return <RecoveryCodes codes={codes} onDone={close} />;
    if (setup) return <AppSetup setup={setup} onCodes={setCodes} />;
    if (shown === 'off')
      return (
        <PasswordProofForm
          text="Bundan sonra yalnız parolanızla girersiniz; kurtarma kodlarınız geçersiz olur."
          button="Evet, Kapat"
          isDangerous
          send={turnSecondFactorOff}
          onSent={() => {
            notice('İki Adımlı Giriş Kapatıldı!');
            close();
          }}
        />
      );
    if (shown === 'codes')
      return (
        <PasswordProofForm
          text="Yeni kodlar alınca eskileri geçersiz olur."
          button="Kodları Al"
          send={renewRecoveryCodes}
          onSent={setCodes}
        />
      );
    return (
      <PasswordProofForm
        text="Kurmadan önce, hesabın size ait olduğunu parolanızla gösterin."
        button="Devam"
        send={setUpSecondFactor}
        onSent={setSetup}
      />
    );
  };
  return (
    <SideDrawer
      title={titles[shown]}
      isOpen={task !== null}
      onClose={() => (codes ? askAboutCodes(close) : close())}
      size={500}
    >
      {task !== null && content()}
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
