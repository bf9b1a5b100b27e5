import { ShownOnce } from '#panel/form/shown-once.tsx';

/** Shows the secret of a new address. */
export function NewSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  return (
    <ShownOnce
      label="İmza anahtarı"
      description="Standard Webhooks biçiminde; programın ayarlarına yapıştırın."
      secret={secret}
      whenLost="Kaybolursa adresi silip yeniden ekleyin."
      onDone={onDone}
    >
      Program, bildirimin bu siteden geldiğini aşağıdaki imza anahtarıyla doğrular. Anahtar{' '}
      <strong>yalnız şimdi gösterilir</strong>.
    </ShownOnce>
  );
}
