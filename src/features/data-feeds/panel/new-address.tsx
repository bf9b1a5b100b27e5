import type { DataFeedCreated } from '../data-feed.ts';
import { ShownOnce } from '#panel/form/shown-once.tsx';
import { RecordDrawer } from '#panel/form/record-drawer.tsx';

type NewAddressProps = { feed: DataFeedCreated; onDone: () => void };

/** Shows the address of a feed. */
export function NewAddress({ feed: { name, address, format }, onDone }: NewAddressProps) {
  return (
    <ShownOnce
      label="Akışın adresi"
      description={`${format.toUpperCase()} biçiminde. Giriş yapmadan, düz bir GET ile alınır.`}
      // Without `PUBLIC_URL` the site has the panel's origin.
      secret={address.startsWith('/') ? window.location.origin + address : address}
      copyLabel="Adresi Kopyala"
      whenLost="Kaybolursa “Adresi Yenile” ile yenisini alın; eski adres geçersiz olur."
      onDone={onDone}
    >
      <strong>{name}</strong> için adres hazır. Adres <strong>yalnız şimdi gösterilir</strong>: kopyalayıp
      bayiye ya da pazaryerine verin.
    </ShownOnce>
  );
}

type RenewedProps = { feed: DataFeedCreated | undefined; onClose: () => void };

/** The drawer that shows a renewed address. */
export function RenewedDrawer({ feed, onClose }: RenewedProps) {
  return (
    <RecordDrawer title="Yeni Adres" isOpen={feed !== undefined} onClose={onClose}>
      {feed && <NewAddress feed={feed} onDone={onClose} />}
    </RecordDrawer>
  );
}
