import { useTexts } from '../loading/site-data.ts';
import type { FormState } from './use-form.ts';
import './form-failure.css';

/**
 * The reason why a form was not sent. The element is always rendered, because screen readers
 * announce only changes inside it.
 */
export function FormFailure({ state }: { state: FormState }) {
  const translate = useTexts();
  const failed = state.kind === 'failed';
  return (
    <div role="alert">
      {(failed || state.kind === 'refused') && (
        <div className="form-failure">
          <strong>{translate(failed ? 'form_error.sistem_hatasi' : 'form_error.hata')}</strong>
          <p>
            {state.kind === 'refused' && !state.text
              ? state.message
              : translate(`form_error.${state.text ?? 'hata_oldu_gonderilemedi'}`)}
          </p>
          {state.kind === 'refused' && state.retryAfter !== undefined && (
            <p>{translate('contact.retry', { minutes: Math.ceil(state.retryAfter / 60) })}</p>
          )}
        </div>
      )}
    </div>
  );
}
