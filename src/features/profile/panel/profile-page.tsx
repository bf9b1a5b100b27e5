import { Alert } from '@mantine/core';
import { IconKey, IconShieldLock } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { notice } from '#panel/feedback/notices.tsx';
import { FormLoading } from '#panel/form/form-loading.tsx';
import { PageHead } from '#panel/page/page-head.tsx';
import { useStore } from '#panel/store.ts';
import { useRoleGroups } from '#panel/session/role-groups.ts';
import { secondFactorDuty } from '#panel/api/second-factor-duty.ts';
import { OwnNameForm } from './own-name-form.tsx';
import { OwnPasswordForm } from './own-password-form.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { useProfile } from './profile.api.ts';
import { SecondFactorDrawer, type SecondFactorStep } from './second-factor-drawer.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import classes from './profile.module.css';

const title = 'Profilim';

/** The user's own account: name, password, second factor and sessions. */
export function ProfilePage() {
  const profile = useProfile();
  const roles = useRoleGroups();
  const [step, setStep] = useState<SecondFactorStep | null>(null);
  const isDuty = useStore(secondFactorDuty);
  const saved = profile.isFetchedAfterMount ? profile.data : undefined;
  const isMissing = saved?.needs_second_factor === true && !saved.has_second_factor;
  useEffect(() => {
    if (isMissing) secondFactorDuty.set(true);
  }, [isMissing]);
  const showCodes = (codes: readonly string[]) => {
    // An account gets recovery codes only with its first second factor.
    if (codes.length === 0) notice('Doğrulama Uygulaması Kuruldu!', { text: 'Diğer oturumlarınız kapandı.' });
    setStep(codes.length > 0 ? { codes } : null);
  };
  if (!saved) return <FormLoading title={title} queries={[profile]} />;
  return (
    <>
      <PageHead title={title} note={`${roles[saved.role_group] ?? saved.role_group} · ${saved.email}`} />
      {isDuty && (
        <Alert
          color="gray"
          variant="light"
          mb="lg"
          icon={<IconShieldLock color="var(--panel-attention-text)" aria-hidden />}
          title="Önce iki adımlı girişi kurun"
        >
          Firmanız, yöneticilerin iki adımlı girişle girmesini istiyor. Kurana kadar paneldeki diğer ekranlar
          kapalıdır; kurmak birkaç dakika sürer. Telefonunuza bir doğrulama uygulaması ya da bir geçiş
          anahtarı yeter.
        </Alert>
      )}
      {saved.has_weak_password && (
        <Alert
          color="gray"
          variant="light"
          mb="lg"
          icon={<IconKey color="var(--panel-attention-text)" aria-hidden />}
          title="Parolanızı değiştirin"
        >
          Giriş yaptığınız parola kısa ya da kolay tahmin ediliyor. Aşağıdan yenisini belirleyin.
        </Alert>
      )}
      <div className={classes.columns}>
        <div className={classes.column}>
          <OwnNameForm profile={saved} />
          <OwnPasswordForm profile={saved} />
        </div>
        <div className={classes.column} data-first={isDuty || undefined}>
          <SecondFactorSection profile={saved} onStep={setStep} />
          <PasskeysSection onCodes={(codes) => setStep({ codes })} />
          <OwnSessions />
        </div>
      </div>
      <SecondFactorDrawer step={step} onCodes={showCodes} onClose={() => setStep(null)} />
    </>
  );
}
