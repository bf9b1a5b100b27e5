import type { TextKey } from '#features/languages/interface-texts.rules.ts';
import { Button } from '#ui/button.tsx';
import { useTexts } from '../loading/site-data.ts';
import { useHydrated } from './use-hydrated.ts';
import type { FormState } from './use-form.ts';

type SubmitButtonProps = { label: TextKey; state: FormState };

/**
 * The button is disabled until scripts run, because the browser alone would put the typed values into the
 * page's address.
 */
export function SubmitButton({ label, state }: SubmitButtonProps) {
  const translate = useTexts();
  const isHydrated = useHydrated();
  const isPending = state.kind === 'pending';
  const percent = isPending ? Math.round(state.part * 100) : 0;
  return (
    <Button type="submit" disabled={!isHydrated || isPending}>
      {isPending && percent > 0 && percent < 100
        ? translate('contact.uploading', { percent })
        : translate(isPending ? 'contact.sending' : label)}
    </Button>
  );
}
