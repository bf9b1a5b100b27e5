import { Button, Loader, Menu, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { IconFingerprint, IconPencil, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { Passkey } from '#features/second-factor/passkey.ts';
import { canUsePasskeys } from '#features/second-factor/passkey-support.rules.ts';
import { pageConfiguration } from '#panel/api/page-settings.ts';
import { RequestFailed, RequestRefused } from '#panel/api/failures.ts';
import { LoadError, Loading } from '#panel/feedback/load-states.tsx';
import { notice, showFailure, showMessage } from '#panel/feedback/notices.tsx';
import { FormSection } from '#panel/form/form-page.tsx';
import { formatInstant } from '#panel/format/format.ts';
import { relativeTime } from '#panel/format/relative-time.ts';
import { RowMenu } from '#panel/list/row-menu.tsx';
import { browserName } from '#panel/sessions/browser-name.ts';
import { PasskeyNameForm } from './passkey-name-form.tsx';
import { addPasskey, removePasskey, renamePasskey, usePasskeys } from './profile.api.ts';
import classes from './profile.module.css';

type PasskeysSectionProps = { onCodes: (codes: readonly string[]) => void };

/** Lists the user's passkeys. They can be removed even where this page cannot use passkeys. */
export function PasskeysSection({ onCodes }: PasskeysSectionProps) {
  const { data: passkeys, error, refetch } = usePasskeys();
  const [isAdding, setIsAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const isUsable = canUsePasskeys(pageConfiguration());
  if (!isUsable && (passkeys?.length ?? 0) === 0) return null;
  const add = (name: string) => {
    setIsAdding(true);
    addPasskey(name)
      .then((codes) => {
        notice('Geçiş Anahtarı Eklendi!', { name });
        if (codes.length > 0) onCodes(codes);
      }, showPasskeyFailure)
      .finally(() => setIsAdding(false));
  };
  return (
    <FormSection
      title="Geçiş anahtarları"
      hint="Parmak izi, yüz ya da ekran kilidiyle, parola ve kod yazmadan girersiniz. Anahtar cihazınızda durur ve başka bir sitede çalışmaz."
    >
      {error && !passkeys && <LoadError error={error} onRetry={() => void refetch()} />}
      {!error && !passkeys && <Loading />}
      {passkeys && passkeys.length > 0 && (
        <ul className={classes.passkeys}>
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <PasskeyRow passkey={passkey} onRemoved={() => addButton.current?.focus()} />
            </li>
          ))}
        </ul>
      )}
      {isUsable ? (
        <div>
          {/* A disabled button would lose the focus, and the dialog could not return it. */}
          <Button
            ref={addButton}
            variant="default"
            aria-disabled={isAdding}
            leftSection={isAdding && <Loader size={14} color="currentColor" />}
            onClick={() =>
              !isAdding && askName('Geçiş anahtarı ekle', browserName(navigator.userAgent), 'Devam', add)
            }
          >
            Geçiş Anahtarı Ekle
          </Button>
        </div>
      ) : (
        <Text size="xs" c="dimmed">
          Bu adreste kullanılamaz; eklendikleri adreste geçerlidir.
        </Text>
      )}
    </FormSection>
  );
}

type PasskeyRowProps = { passkey: Passkey; onRemoved: () => void };

function PasskeyRow({ passkey, onRemoved }: PasskeyRowProps) {
  const { id, name, created_at: made, last_used_at: used } = passkey;
  const rename = (newName: string) => {
    renamePasskey(id, newName).then(
      () => notice('Güncellendi!', { name: newName }),
      (error: unknown) => showFailure(error),
    );
  };
  return (
    <>
      <IconFingerprint size={20} stroke={1.5} className={classes.passkeyIcon} aria-hidden />
      <div className={classes.passkeyTexts}>
        <Text size="sm" fw={550}>
          {name}
        </Text>
        <Text size="xs" c="dimmed" className={classes.facts}>
          <span>Eklendi: {formatInstant(made)}</span>
          <span>
            {used === null ? (
              'Henüz kullanılmadı'
            ) : (
              <>
                Son kullanım:{' '}
                <time dateTime={used} title={formatInstant(used)}>
                  {relativeTime(used, new Date())}
                </time>
              </>
            )}
          </span>
        </Text>
      </div>
      <RowMenu label={name}>
        <Menu.Item
          leftSection={<IconPencil size={16} aria-hidden />}
          onClick={() => askName('Geçiş anahtarının adı', name, 'Kaydet', rename)}
        >
          Adını Değiştir
        </Menu.Item>
        <Menu.Item
          leftSection={<IconTrash size={16} aria-hidden />}
          color="red"
          onClick={() => confirmRemoval(passkey, onRemoved)}
        >
          Kaldır
        </Menu.Item>
      </RowMenu>
    </>
  );
}

function askName(title: string, name: string, button: string, onName: (name: string) => void): void {
  const modal = modals.open({
    title,
    withCloseButton: false,
    children: (
      <PasskeyNameForm
        name={name}
        button={button}
        onName={(chosen) => {
          modals.close(modal);
          onName(chosen);
        }}
        onCancel={() => modals.close(modal)}
      />
    ),
  });
}

/** The row disappears together with its menu, so `onRemoved` moves the focus. */
function confirmRemoval({ id, name }: Passkey, onRemoved: () => void): void {
  modals.openConfirmModal({
    title: 'Geçiş anahtarı kaldırılsın mı?',
    children: `“${name}” ile artık girilemez ve diğer oturumlarınız kapanır. Cihazın kendi listesinden de silebilirsiniz.`,
    labels: { confirm: 'Kaldır', cancel: 'Vazgeç' },
    confirmProps: { color: 'red' },
    cancelProps: { 'data-autofocus': true },
    withCloseButton: false,
    onConfirm: () => {
      removePasskey(id).then(
        () => {
          notice('Geçiş Anahtarı Kaldırıldı!', { name });
          onRemoved();
        },
        (error: unknown) => showFailure(error),
      );
    },
  });
}

/** A refusal by the browser itself is not a failure of the server. */
function showPasskeyFailure(error: unknown): void {
  if (error instanceof RequestRefused || error instanceof RequestFailed) showFailure(error);
  else if ((error as { name?: string }).name === 'InvalidStateError')
    showMessage('Eklenmedi', 'Bu cihazın geçiş anahtarı zaten ekli.');
  else
    showMessage(
      'Eklenmedi',
      'Cihaz geçiş anahtarı oluşturmadı ya da işlemden vazgeçildi. Cihazda ekran kilidinin kurulu olduğuna bakın ve yeniden deneyin.',
    );
}
