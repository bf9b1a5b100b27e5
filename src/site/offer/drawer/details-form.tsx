import { useEffect, useEffectEvent, useRef } from 'react';
import { messageProblems } from '#features/public-forms/message-form.rules.ts';
import { ConsentBoxes } from '../../forms/consent-boxes.tsx';
import { FormFailure } from '../../forms/form-failure.tsx';
import { usePrivacyNotice } from '../../forms/privacy-notice.ts';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TrapField } from '../../forms/trap-field.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useSite, useTexts } from '../../loading/site-data.ts';
import { countText } from '#features/languages/translate.rules.ts';
import type { OfferLines } from '../offer-list.ts';
import { DetailsFields } from './details-fields.tsx';
import { sentLines } from './sent-lines.ts';

/** The data of the confirmation for the sender. */
export type SentOffer = { email: string; reference: string; document: string };

type DetailsFormProps = {
  lines: OfferLines;
  isShown: boolean;
  onBack: () => void;
  onSent: (keys: readonly string[], sent: SentOffer) => void;
};

/** The sender's details. Submitting sends the whole list in one request. */
export function DetailsForm({ lines, isShown, onBack, onSent }: DetailsFormProps) {
  const translate = useTexts();
  const site = useSite();
  const hasNotice = usePrivacyNotice() !== undefined;
  const title = useRef<HTMLHeadingElement>(null);
  const sentKeys = useRef<readonly string[]>([]);
  const { formProps, errors, state } = useForm({
    call: 'offer',
    draft: 'offer_draft',
    check: (values) => ({
      ...messageProblems('offer', values, ''),
      ...(hasNotice && !values.notice_read && { notice_read: { key: 'required' } as const }),
    }),
    extra: () => {
      sentKeys.current = lines.map(({ key }) => key);
      return { lines: sentLines(lines, site) };
    },
  });
  const reportSent = useEffectEvent((sent: SentOffer) => onSent(sentKeys.current, sent));
  useEffect(() => {
    if (state.kind !== 'sent') return;
    const { values, reference, document } = state;
    reportSent({ email: values.email ?? '', reference, document });
  }, [state]);
  useEffect(() => {
    if (isShown) title.current?.focus();
  }, [isShown]);
  return (
    <form {...formProps} className="offer-details" aria-labelledby="offer-details-title">
      <fieldset disabled={state.kind === 'pending'}>
        <button type="button" className="offer-link offer-back" onClick={onBack}>
          {translate('offer.back')}
        </button>
        <h3 ref={title} id="offer-details-title" tabIndex={-1}>
          {translate('offer.details')}
        </h3>
        <p className="offer-details-lines">
          {translate('offer.details_for', { products: countText(translate, 'offer.lines', lines.length) })}
        </p>
        <DetailsFields errors={errors} />
        <TrapField />
        <ConsentBoxes idPrefix="offer" noticeError={errors.notice_read} />
        <FormFailure state={state} />
        <SubmitButton label="offer.submit" state={state} />
      </fieldset>
    </form>
  );
}
