import { Paper, Switch, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useState } from 'react';
import type { User } from '../user.ts';
import { noticeUpdated, showFailure } from '#panel/feedback/notices.tsx';
import { isOwnAccount } from '#panel/session/own-name.ts';
import { mayUse } from '#panel/session/permission.ts';
import { saveConfiguration, useConfiguration } from '#features/configuration/panel/site-settings.api.ts';
import classes from './users.module.css';

/** The switch that requires a second factor from all admins (docs/product.md, "Second factor"). */
export function SecondFactorRule({ users }: { users: readonly User[] }) {
  const { data } = useConfiguration();
  const [isSaving, setIsSaving] = useState(false);
  if (!data || !mayUse('configuration')) return null;
  const { requiresSecondFactor: isRequired, version } = data;
  const missing = users.filter(
    (user) => user.role_group === 'admin' && user.is_active && !user.has_second_factor,
  );
  const save = () => {
    setIsSaving(true);
    saveConfiguration({ requiresSecondFactor: !isRequired, version })
      .then(
        () => noticeUpdated(),
        (error: unknown) => showFailure(error),
      )
      .finally(() => setIsSaving(false));
  };
  const change = () => {
    if (isSaving) return;
    if (isRequired || missing.length === 0) save();
    else
      modals.openConfirmModal({
        title: 'Zorunlu olsun mu?',
        children: consequences(missing),
        labels: { confirm: 'Zorunlu Yap', cancel: 'Vazgeç' },
        cancelProps: { 'data-autofocus': true },
        withCloseButton: false,
        onConfirm: save,
      });
  };
  return (
    <Paper withBorder component="section" className={classes.rule} aria-label="Giriş güvenliği">
      <Switch
        label="Yöneticiler için iki adımlı giriş zorunlu"
        description={
          <span className={classes.lines}>
            <span>
              Yöneticiler paroladan sonra telefonlarındaki bir kodu da girer. Kurmayan yönetici, kurana kadar
              yalnız Profilim ekranını kullanır.
            </span>
            {missing.length > 0 && <span>{missingText(missing)}</span>}
          </span>
        }
        checked={isRequired}
        onChange={change}
        classNames={{ body: classes.ruleText ?? '' }}
      />
    </Paper>
  );
}

/** Nobody would read more names here; the list above shows all users. */
const shownNames = 5;

function missingText(missing: readonly User[]): string {
  const names = missing.slice(0, shownNames).map(({ name }) => name);
  const others = missing.length - names.length;
  return `Henüz kurmayan yönetici: ${names.join(', ')}${others > 0 ? ` ve ${others} kişi daha` : ''}.`;
}

function consequences(missing: readonly User[]) {
  return (
    <>
      <Text style={{ overflowWrap: 'anywhere' }}>{missingText(missing)}</Text>
      <Text mt="xs">
        {missing.some(isOwnAccount)
          ? 'Siz de kurmadınız: önce Profilim ekranında kurmanız istenir, sonra panele devam edersiniz.'
          : 'Bir sonraki işlemlerinde Profilim ekranında kurmaları istenir.'}
      </Text>
    </>
  );
}
