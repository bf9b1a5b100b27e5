import { Button, Text } from '@mantine/core';
import type { Profile } from '../profile.ts';
import badge from '#panel/list/state-badge.module.css';
import { FormSection } from '#panel/form/form-page.tsx';
import type { SecondFactorTask } from './second-factor-drawer.tsx';
import classes from './profile.module.css';

type SecondFactorSectionProps = { profile: Profile; onTask: (task: SecondFactorTask) => void };

/** With this many codes or fewer, the screen recommends new ones. */
const fewCodes = 3;

export function SecondFactorSection({ profile, onTask }: SecondFactorSectionProps) {
  const { has_second_factor: isOn, recovery_codes: codes, needs_second_factor: isNeeded } = profile;
  return (
    <FormSection
      title="İki adımlı giriş"
      hint="Parolanız başkasının eline geçse bile hesabınıza girilemez: girişte telefonunuzdaki kod da istenir."
    >
      <span className={badge.badge} data-state={isOn ? 'shown' : 'hidden'}>
        {isOn ? 'Kurulu' : 'Kurulu değil'}
      </span>
      {isOn && (
        <Text size="sm">
          {codes === 0 ? 'Kurtarma kodunuz kalmadı.' : `${codes} kurtarma kodunuz var.`}
          {codes <= fewCodes && ' Telefonunuzu kaybederseniz girebilmek için yenilerini alın.'}
        </Text>
      )}
      <div className={classes.actions}>
        {!isOn && <Button onClick={() => onTask('set-up')}>İki Adımlı Girişi Kur</Button>}
        {isOn && (
          <Button variant="default" onClick={() => onTask('codes')}>
            Yeni Kurtarma Kodları
          </Button>
        )}
        {isOn && !isNeeded && (
          <Button variant="default" onClick={() => onTask('off')}>
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
