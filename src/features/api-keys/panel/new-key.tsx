import { ShownOnce } from '#panel/form/shown-once.tsx';

type NewKeyProps = { name: string; token: string; onDone: () => void };

/** Shows a new key. */
export function NewKey({ name, token, onDone }: NewKeyProps) {
  return (
    <ShownOnce
      label="API anahtarı"
      description="Çağrılara Authorization: Bearer … başlığıyla eklenir."
      secret={token}
      whenLost="Kaybolursa bu anahtarı iptal edip yenisini oluşturun. E-postayla göndermeyin."
      onDone={onDone}
    >
      <strong>{name}</strong> için anahtar hazır. Anahtar <strong>yalnız şimdi gösterilir</strong>: kopyalayıp
      programın ayarlarına yapıştırın.
    </ShownOnce>
  );
}
