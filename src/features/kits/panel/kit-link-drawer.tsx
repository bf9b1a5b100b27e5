import { Button, Group, Stack, Text } from '@mantine/core';
import { IconBan, IconRefresh } from '@tabler/icons-react';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { KitLinkPassword, type Kit } from '../kit.ts';
import { askFirst } from '#panel/feedback/ask-first.tsx';
import { notice, showFailure } from '#panel/feedback/notices.tsx';
import { CalmNotice } from '#panel/form/calm-notice.tsx';
import { SecretInput } from '#panel/form/secret-input.tsx';
import { ShownOnce } from '#panel/form/shown-once.tsx';
import { formatDate, formatNumber } from '#panel/format/format.ts';
import { relativeTime } from '#panel/format/relative-time.ts';
import { SideDrawer } from '#panel/page/side-drawer.tsx';
import { mayUse } from '#panel/session/permission.ts';
import { isKitOver } from './kit-days.ts';
import { changeKitPassword, closeKitLink, makeKitLink, useKitContents } from './kits.api.ts';

type KitLinkDrawerProps = { kit: Kit | undefined; onClose: () => void };

/** Makes, protects and closes the link to a kit. Every change is stored at once. */
export function KitLinkDrawer({ kit, onClose }: KitLinkDrawerProps) {
  return (
    <SideDrawer title="Kitin Bağlantısı" isOpen={kit !== undefined} onClose={onClose}>
      {kit && <KitLinkPart key={kit.id} kit={kit} onClose={onClose} />}
    </SideDrawer>
  );
}

function KitLinkPart({ kit, onClose }: { kit: Kit; onClose: () => void }) {
  const [address, setAddress] = useState<string>();
  if (address !== undefined) return <NewAddress kit={kit} address={address} onDone={onClose} />;
  return (
    <Stack>
      <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
        {kit.name}
      </Text>
      <ContentsText kit={kit} />
      {kit.link && (
        <Text size="sm">
          {formatNumber(kit.link.views)} görüntülenme{lastUse(kit.link.last_viewed_at)},{' '}
          {formatNumber(kit.link.downloads)} indirme{lastUse(kit.link.last_downloaded_at)}
        </Text>
      )}
      {isKitOver(kit.ends_on) && (
        <CalmNotice
          title={`Süresi ${formatDate(kit.ends_on)} günü doldu`}
          text="Bağlantı açılmaz. Kiti düzenleyip son günü ileri alırsanız aynı adres yeniden açılır."
        >
          {null}
        </CalmNotice>
      )}
      {kit.link?.is_open ? (
        <OpenLink kit={kit} onAddress={setAddress} onClose={onClose} />
      ) : (
        <MissingLink kit={kit} onAddress={setAddress} />
      )}
    </Stack>
  );
}

const lastUse = (at: string | null) => (at === null ? '' : ` (son: ${relativeTime(at, new Date())})`);

/** What a visitor would get now. */
function ContentsText({ kit }: { kit: Kit }) {
  const { data } = useKitContents(kit.id);
  if (!data) return null;
  if (data.products === 0)
    return (
      <CalmNotice
        title="Kit şu anda boş"
        text="Seçilen ürünlerin hiçbiri sitede görünmüyor. Ürünleri yayına alın ya da seçimi değiştirin."
      >
        {null}
      </CalmNotice>
    );
  const parts = [
    `${formatNumber(data.products)} ürün`,
    ...(kit.has_pictures && data.pictures !== null ? [`${formatNumber(data.pictures)} görsel`] : []),
    ...(kit.has_sheets ? ['teknik föyler'] : []),
    ...(kit.has_list ? ['Excel listesi'] : []),
  ];
  return <Text size="sm">Alıcı şimdi şunları görür: {parts.join(', ')}.</Text>;
}

type PartProps = { kit: Kit; onAddress: (address: string) => void };

function MissingLink({ kit, onAddress }: PartProps) {
  if (!mayUse('content')) return <Text size="sm">Bu kitin açık bir bağlantısı yok.</Text>;
  return (
    <PasswordForm
      label="Parola (isteğe bağlı)"
      description="Yazarsanız alıcı bağlantıyı açarken sorulur. Boş bırakırsanız adresi bilen herkes açar."
      button="Bağlantı Oluştur"
      send={async (password) => onAddress(await makeKitLink(kit.id, { password }))}
    />
  );
}

function OpenLink({ kit, onAddress, onClose }: PartProps & { onClose: () => void }) {
  const { link, name, id } = kit;
  if (!mayUse('content')) return <Text size="sm">Bağlantı açık.</Text>;
  const protect = async (password: string) => {
    await changeKitPassword(id, password);
    notice(password === '' ? 'Parola kaldırıldı' : 'Parola kaydedildi', { name });
  };
  return (
    <>
      <Text size="sm" c="dimmed">
        Adres güvenlik için saklanmaz, yalnız oluşturulurken gösterilir. Kaybolduysa yenisini alın; eskisi
        hemen kapanır.
      </Text>
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={<IconRefresh size={16} aria-hidden />}
          onClick={() =>
            askFirst(name, {
              title: 'Yeni adres alınsın mı?',
              text: 'Şimdiki adres hemen kapanır. Yeni adresi alıcılara göndermeniz gerekir; parola aynı kalır.',
              confirm: 'Yeni Adres Al',
              onConfirm: () => void makeKitLink(id).then(onAddress, (error: unknown) => showFailure(error)),
            })
          }
        >
          Yeni Adres
        </Button>
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconBan size={16} aria-hidden />}
          onClick={() =>
            askFirst(name, {
              title: 'Bağlantı kapatılsın mı?',
              text: 'Adres hemen açılmaz olur, süren indirmeler kesilir. Sonra yeni bir bağlantı oluşturabilirsiniz.',
              confirm: 'Bağlantıyı Kapat',
              onConfirm: () =>
                void closeKitLink(id).then(
                  () => {
                    notice('Bağlantı kapatıldı', { name });
                    onClose();
                  },
                  (error: unknown) => showFailure(error),
                ),
            })
          }
        >
          Bağlantıyı Kapat
        </Button>
      </Group>
      <PasswordForm
        key={String(link?.has_password)}
        label={link?.has_password ? 'Parolayı değiştir' : 'Parola ekle'}
        description={
          link?.has_password
            ? 'Şimdiki parola gösterilmez. Değiştirince herkese yeniden sorulur.'
            : 'Bağlantı şu anda parolasız açılıyor.'
        }
        button="Parolayı Kaydet"
        isRequired
        send={protect}
      >
        {link?.has_password && (
          <Button
            variant="default"
            onClick={() => void protect('').catch((error: unknown) => showFailure(error))}
          >
            Parolayı Kaldır
          </Button>
        )}
      </PasswordForm>
    </>
  );
}

type PasswordFormProps = {
  label: string;
  description: string;
  button: string;
  isRequired?: boolean;
  send: (password: string) => Promise<void>;
  children?: ReactNode;
};

/** One password; it is kept nowhere in the browser. */
function PasswordForm({ label, description, button, isRequired, send, children }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const problem = problemOf(password, isRequired);
    setError(problem);
    if (problem !== undefined) return;
    setSending(true);
    try {
      await send(password);
      setPassword('');
    } catch (failure) {
      showFailure(failure);
    } finally {
      setSending(false);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="sm">
        <SecretInput
          label={label}
          description={description}
          withAsterisk={false}
          autoComplete="new-password"
          value={password}
          error={error}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
        <Group gap="xs" justify="flex-end">
          {children}
          <Button type="submit" loading={isSending}>
            {button}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function problemOf(password: string, isRequired = false): string | undefined {
  if (password === '') return isRequired ? 'Bir parola yazın' : undefined;
  const checked = KitLinkPassword.safeParse({ password });
  return checked.success ? undefined : checked.error.issues[0]?.message;
}

function NewAddress({ kit, address, onDone }: { kit: Kit; address: string; onDone: () => void }) {
  return (
    <ShownOnce
      label="Kitin adresi"
      description={`${formatDate(kit.ends_on)} gününün sonuna kadar açılır.`}
      // Without `PUBLIC_URL` the site has the panel's origin.
      secret={address.startsWith('/') ? window.location.origin + address : address}
      copyLabel="Adresi Kopyala"
      whenLost="Kaybolursa “Yeni Adres” ile yenisini alın; eski adres kapanır. Parolayı ayrı bir yoldan gönderin."
      onDone={onDone}
    >
      <strong>{kit.name}</strong> için adres hazır. Adres <strong>yalnız şimdi gösterilir</strong>: kopyalayıp
      alıcıya gönderin.
    </ShownOnce>
  );
}
