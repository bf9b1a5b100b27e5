import { Field } from '../forms/field.tsx';
import { PrivacyNoticeLink } from '../forms/privacy-notice-link.tsx';
import { TrapField } from '../forms/trap-field.tsx';
import { useHydrated } from '../forms/use-hydrated.ts';
import { useTexts } from '../loading/site-data.ts';
import { useSubscription } from './use-subscription.ts';
import './newsletter-form.css';

export function NewsletterForm() {
  const translate = useTexts();
  const isHydrated = useHydrated();
  const { formProps, problem, isPending, popup, closePopup } = useSubscription();
  const error = problem && translate(`form_error.${problem.key}`, { max: problem.max ?? '' });
  return (
    <section className="newsletter" aria-labelledby="newsletter-title">
      <h2 id="newsletter-title">{translate('newsletter.title')}</h2>
      <p>{translate('newsletter.text')}</p>
      <form {...formProps} aria-labelledby="newsletter-title">
        <fieldset disabled={isPending}>
          <Field id="newsletter-email" label={translate('newsletter.email')} error={error}>
            {(control) => (
              <div className="newsletter-line">
                <input {...control} type="email" name="email" autoComplete="email" aria-required />
                {/* The button is disabled until scripts run, because the browser alone would put the typed
                   address into the URL of the page. */}
                <button type="submit" className="button" disabled={!isHydrated}>
                  {translate(isPending ? 'newsletter.sending' : 'newsletter.submit')}
                </button>
              </div>
            )}
          </Field>
          <TrapField />
        </fieldset>
      </form>
      <PrivacyNoticeLink />
      {popup && (
        <popup.Popup
          title={translate(popup.title)}
          message={translate(popup.message)}
          close={translate('newsletter.close')}
          onClose={closePopup}
        />
      )}
    </section>
  );
}
