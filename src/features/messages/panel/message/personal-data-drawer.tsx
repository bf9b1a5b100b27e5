import { Button, Group, Stack, Text } from '@mantine/core';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { PersonalDataErased, StoredPersonalData, type PersonalDataCounts } from '../../personal-data.ts';
import { confirmDelete } from '#panel/feedback/confirm-delete.tsx';
import { LoadError, Loading } from '#panel/feedback/load-states.tsx';
import { showFailure } from '#panel/feedback/notices.tsx';
import { SideDrawer } from '#panel/page/side-drawer.tsx';
import { formatNumber } from '#panel/format/format.ts';
import { useQuery } from '@tanstack/react-query';
import { read, write } from '#panel/api/client.ts';
import { invalidateAfter } from '#panel/api/queries.ts';
import { saveFile } from '#panel/api/save-file.ts';
import classes from '../message-view.module.css';

const path = '/personal-data';

/** Loads the number of records about an e-mail address. */
function usePersonalData(email: string) {
  return useQuery({
    queryKey: ['personal-data', email],
    queryFn: () => read(StoredPersonalData, path, { email }),
  });
}

const savePersonalData = (email: string) => saveFile(`${path}/export`, 'kisisel-veriler.json', { email });

const erasePersonalData = (email: string) =>
  invalidateAfter(write(PersonalDataErased, 'DELETE', path, { email }));

type PersonalDataDrawerProps = { email: string; isOpen: boolean; onClose: () => void; onErased: () => void };

/**
 * Shows how much is stored about an e-mail address, and lets staff export or delete it (docs/product.md,
 * "Personal data").
 */
export function PersonalDataDrawer({ isOpen, onClose, ...props }: PersonalDataDrawerProps) {
  return (
    <SideDrawer title="Kişinin Verileri" isOpen={isOpen} onClose={onClose} size={460}>
      {isOpen && <PersonalData {...props} onClose={onClose} />}
    </SideDrawer>
  );
}

const parts: Readonly<Record<keyof PersonalDataCounts, string>> = {
  messages: 'Mesaj',
  orders: 'Teklif listesi',
  files: 'Dosya (özgeçmiş)',
  mails: 'E-posta yazışması ve kopyası',
  subscriptions: 'E-bülten aboneliği',
  addresses: 'Hesabın IP adresi',
};
const order = Object.keys(parts) as (keyof PersonalDataCounts)[];

function PersonalData({ email, onClose, onErased }: Omit<PersonalDataDrawerProps, 'isOpen'>) {
  const { data, error, refetch } = usePersonalData(email);
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const isNothing = order.every((part) => data[part] === 0);
  return (
    <Stack gap="md">
      <Text>
        <strong className={classes.anywhere}>{email}</strong> adresiyle kayıtlı olanlar:
      </Text>
      <dl className={classes.details} data-counts>
        {order.map((part) => (
          <div key={part}>
            <dt>{parts[part]}</dt>
            <dd>{formatNumber(data[part])}</dd>
          </div>
        ))}
      </dl>
      {data.consent_proofs > 0 && (
        <Text size="sm">
          Bu adresin {formatNumber(data.consent_proofs)} bülten onayı kaydı, adres yazılmadan saklanıyor:
          silme bunları kapsamaz, abonelik bittikten üç yıl sonra kendiliğinden silinirler. Dosyada yer
          alırlar.
        </Text>
      )}
      <Text size="sm" c="dimmed">
        Kişi verilerini istediğinde dosyayı gönderin; silinmesini istediğinde hepsini silin. İkisi de denetim
        kaydına yazılır. Yedekler kendi süreleri dolunca silinir.
      </Text>
      <Group gap="xs">
        <Button
          variant="default"
          data-autofocus
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => void savePersonalData(email).catch((failure: unknown) => showFailure(failure))}
        >
          Dosya Olarak İndir
        </Button>
        <Button
          variant="light"
          color="red"
          leftSection={<IconTrash size={16} aria-hidden />}
          disabled={isNothing}
          onClick={() =>
            confirmDelete({
              name: email,
              remove: () => erasePersonalData(email),
              onDeleted: () => {
                onClose();
                onErased();
              },
              restoring: whatGoes(data),
            })
          }
        >
          Hepsini Sil
        </Button>
      </Group>
    </Stack>
  );
}

/** Lists what would be deleted, like `Silinecekler: 2 mesaj, 1 dosya (özgeçmiş). Geri alınamaz.` */
function whatGoes(counts: PersonalDataCounts): string {
  const named = order
    .filter((part) => counts[part] > 0)
    .map((part) => `${formatNumber(counts[part])} ${parts[part].toLocaleLowerCase('tr')}`);
  return `Silinecekler: ${named.join(', ')}. Geri alınamaz.`;
}
