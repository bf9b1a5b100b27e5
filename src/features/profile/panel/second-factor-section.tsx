import { Button, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useState } from 'react';
import type { Profile } from '../profile.ts';
import badge from '#panel/list/state-badge.module.css';
import { notice, showFailure } from '#panel/feedback/notices.tsx';
import { FormSection } from '#panel/form/form-page.tsx';
import { renewRecoveryCodes, setUpSecondFactor, turnSecondFactorOff } from './profile.api.ts';
import type { SecondFactorStep } from './second-factor-drawer.tsx';
import classes from './profile.module.css';

type SecondFactorSectionProps = { profile: Profile; onStep: (step: SecondFactorStep) => void };

/** With this many codes or fewer, the screen recommends new ones. */
const fewCodes = 3;

export function SecondFactorSection({ profile, onStep }: SecondFactorSectionProps) {
  const { has_second_factor: isOn, has_app: hasApp, recovery_codes: codes } = profile;
  const { needs_second_factor: isNeeded } = profile;
  const [isBusy, setIsBusy] = useState(false);
  const run = <Result,>(work: Promise<Result>, onDone: (result: Result) => void) => {
    setIsBusy(true);
    work.then(onDone, (error: unknown) => showFailure(error)).finally(() => setIsBusy(false));
  };
  const setUp = () => run(setUpSecondFactor(), (setup) => onStep({ setup }));
  const renew = () =>
    ask({
      title: 'Yeni kurtarma kodları',
      text: 'Yeni kodlar alınca eskileri geçersiz olur.',
      button: 'Kodları Al',
      onConfirm: () => run(renewRecoveryCodes(), (newCodes) => onStep({ codes: newCodes })),
    });
  const turnOff = () =>
    ask({
      title: 'İki adımlı giriş kapatılsın mı?',
      text: 'Bundan sonra yalnız parolanızla girersiniz; doğrulama uygulamanız, geçiş anahtarlarınız ve kurtarma kodlarınız geçersiz olur. Diğer oturumlarınız kapanır.',
      button: 'Evet, Kapat',
      isDangerous: true,
      onConfirm: () => run(turnSecondFactorOff(), () => notice('İki Adımlı Giriş Kapatıldı!')),
    });
  return (
    <FormSection
      title="İki adımlı giriş"
      hint="Parolanız başkasının eline geçse bile hesabınıza girilemez: girişte telefonunuzdaki kod ya da bir geçiş anahtarı da istenir."
    >
      <span className={badge.badge} data-state={isOn ? 'shown' : 'hidden'}>
        {isOn ? 'Kurulu' : 'Kurulu değil'}
      </span>
      {isOn && (
        <Text size="sm">
          {hasApp ? 'Doğrulama uygulamanız kurulu. ' : 'Geçiş anahtarıyla girersiniz. '}
          {codes === 0 ? 'Kurtarma kodunuz kalmadı.' : `${codes} kurtarma kodunuz var.`}
          {codes <= fewCodes && ' Telefonunuzu kaybederseniz girebilmek için yenilerini alın.'}
        </Text>
      )}
      <div className={classes.actions}>
        {!hasApp && (
          <Button loading={isBusy} onClick={setUp} {...(isOn && { variant: 'default' })}>
            {isOn ? 'Doğrulama Uygulaması Kur' : 'İki Adımlı Girişi Kur'}
          </Button>
        )}
        {isOn && (
          <Button variant="default" loading={isBusy} onClick={renew}>
            Yeni Kurtarma Kodları
          </Button>
        )}
        {isOn && !isNeeded && (
          <Button variant="default" disabled={isBusy} onClick={turnOff}>
            Kapat
          </Button>
        )}
      </div>
      {isOn && isNeeded && (
        <Text size="xs" c="dimmed">
          Firmanız yöneticilerden istediği için kapatılamaz.
        </Text>
      )}
    </FormSection>
  );
}

type Question = {
  title: string;
  text: string;
  button: string;
  isDangerous?: boolean;
  onConfirm: () => void;
};

function ask({ title, text, button, isDangerous, onConfirm }: Question): void {
  modals.openConfirmModal({
    title,
    children: text,
    labels: { confirm: button, cancel: 'Vazgeç' },
    ...(isDangerous && { confirmProps: { color: 'red' } }),
    cancelProps: { 'data-autofocus': true },
    withCloseButton: false,
    onConfirm,
  });
}
