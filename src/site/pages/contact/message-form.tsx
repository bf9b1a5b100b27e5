import { useRef, useState, useEffect } from 'react';
import { isMessageType, type MessageType } from '#shared/rules/message-types.ts';
import { ConsentBoxes } from '../../forms/consent-boxes.tsx';
import { readDraft } from '../../forms/form-draft.ts';
import { FormFailure } from '../../forms/form-failure.tsx';
import { usePrivacyNotice } from '../../forms/privacy-notice.ts';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { readStored, store } from '../../forms/tab-storage.ts';
import { TrapField } from '../../forms/trap-field.tsx';
import { useEarlyInput } from '../../forms/use-early-input.ts';
import { useForm } from '../../forms/use-form.ts';
import { useHydrated } from '../../forms/use-hydrated.ts';
import { useTexts } from '../../loading/site-data.ts';
import { openOfferList, useOffer } from '../../offer/offer-store.ts';
import { countText } from '#features/languages/translate.rules.ts';
import type { ContactPageData } from '../contact.tsx';
import { checkMessage } from './check-message.ts';
import { CvField } from './cv-field.tsx';
import { MessageFields } from './message-fields.tsx';
import { topics } from './topics.ts';
import { Button } from '#ui/button.tsx';
import './message-form.css';

type MessageFormProps = {
  tours: ContactPageData['tours'];
  /** The topic and the tour that the address names. */
  asked: MessageType | undefined;
  tour: string;
};

/** All topics share one draft, so that common fields keep their text when the topic changes. */
const draft = 'message_draft';
const topicKey = 'message_topic';

/** The form for all five types of messages; the chosen topic decides which fields it shows. */
export function MessageForm({ tours, asked, tour }: MessageFormProps) {
  const translate = useTexts();
  const hasNotice = usePrivacyNotice() !== undefined;
  const [type, setType] = useTopic(asked);
  const { formProps, errors, state, reset } = useForm({
    call: type,
    draft,
    check: (values, file) => checkMessage(type, values, { file, hasNotice, today: localDay(new Date()) }),
  });
  const choice = useRef<HTMLFieldSetElement>(null);
  useEarlyInput(choice, (fieldset) => {
    const early = fieldset.querySelector<HTMLInputElement>(':checked')?.value as MessageType;
    if (early !== type) setType(early);
  });
  if (state.kind === 'sent')
    return <MessageSent email={state.values.email ?? ''} reference={state.reference} onAnother={reset} />;
  const hint = topics.find((topic) => topic.type === type)?.hint;
  const chooseTopic = (event: React.ChangeEvent<HTMLInputElement>) => {
    setType(event.target.value as MessageType);
    reset();
  };
  return (
    <form {...formProps} className="message-form" aria-labelledby="form-title">
      <fieldset disabled={state.kind === 'pending'}>
        <fieldset ref={choice} className="topics">
          <legend>{translate('contact.topic')}</legend>
          {topics.map((topic) => (
            <label key={topic.type}>
              <input
                type="radio"
                name="topic"
                value={topic.type}
                checked={topic.type === type}
                onChange={chooseTopic}
              />
              {translate(topic.text)}
            </label>
          ))}
        </fieldset>
        <p className="topic-hint">{hint && translate(hint)}</p>
        {type === 'offer' && <WaitingList />}
        <MessageFields type={type} tours={tours} tour={tour} errors={errors} />
        {type === 'human-resources' && <CvField error={errors.file} />}
        <TrapField />
        <ConsentBoxes idPrefix="message" noticeError={errors.notice_read} />
        <FormFailure state={state} />
        <SubmitButton label="contact.submit" state={state} />
      </fieldset>
    </form>
  );
}

/** Leads to the offer list that the visitor has already made. */
function WaitingList() {
  const translate = useTexts();
  const count = useOffer(({ lines }) => lines.length);
  if (count === 0) return null;
  return (
    <p className="waiting-list">
      {translate('offer.waiting', { lines: countText(translate, 'offer.lines', count) })}{' '}
      <button type="button" aria-haspopup="dialog" onClick={openOfferList}>
        {translate('offer.open')}
      </button>
    </p>
  );
}

/** The chosen topic, else the address's, else that of an unfinished message, else the first. */
function useTopic(asked: MessageType | undefined) {
  const [chosen, setChosen] = useState<MessageType>();
  const [unfinished] = useState(unfinishedTopic);
  const isHydrated = useHydrated();
  const choose = (next: MessageType) => {
    store(topicKey, next);
    setChosen(next);
  };
  return [chosen ?? asked ?? (isHydrated ? unfinished : undefined) ?? 'contact', choose] as const;
}

function unfinishedTopic(): MessageType | undefined {
  const last = readStored(topicKey);
  const hasText = Object.values(readDraft(draft)).some((text) => text !== '');
  return hasText && typeof last === 'string' && isMessageType(last) ? last : undefined;
}

/** The visitor's current day, like `2026-03-05`. */
function localDay(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The confirmation that replaces the form after the message was stored. */
function MessageSent({
  email,
  reference,
  onAnother,
}: {
  email: string;
  reference: string;
  onAnother: () => void;
}) {
  const translate = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="message-sent">
      <h3 ref={heading} tabIndex={-1}>
        {translate('contact.sent_title')}
      </h3>
      <p>{translate('contact.sent_text', { email })}</p>
      <strong>{translate('contact.sent_reference', { reference })}</strong>
      <Button look="quiet" onClick={onAnother}>
        {translate('contact.write_another')}
      </Button>
    </div>
  );
}
