import { ShownOnce } from '#panel/form/shown-once.tsx';
import { RecordDrawer } from '#panel/form/record-drawer.tsx';

/** Shows the secret of a new address. */
export function NewSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  return (
    <ShownOnce
      label="İmza anahtarı"
      description="Standard Webhooks biçiminde; programın ayarlarına yapıştırın."
      secret={secret}
      whenLost="Kaybolursa “İmza Anahtarını Yenile” ile yenisini alın; eskisi geçersiz olur."
      onDone={onDone}
    >
      Program, bildirimin bu siteden geldiğini aşağıdaki imza anahtarıyla doğrular. Anahtar{' '}
      <strong>yalnız şimdi gösterilir</strong>.
    </ShownOnce>
  );
}

type RenewedProps = { secret: string | undefined; onClose: () => void };

/** The drawer that shows a renewed secret. */
export function RenewedSecretDrawer({ secret, onClose }: RenewedProps) {
  return (
    <RecordDrawer title="Yeni İmza Anahtarı" isOpen={secret !== undefined} onClose={onClose}>
      {secret !== undefined && <NewSecret secret={secret} onDone={onClose} />}
    </RecordDrawer>
  );
}
