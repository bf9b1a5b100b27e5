import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { InterfaceTexts } from '#features/languages/interface-texts.rules.ts';
import { useSite, useTexts } from '../loading/site-data.ts';
import { clearDraft, restoreDraft, saveDraft } from './form-draft.ts';
import { firstTexts, focusFirst, readForm, type Errors, type Values } from './form-values.ts';
import type { MessageSender } from './message-sender.ts';
import type { FailureText, FormAnswer, FormCall } from './send-form.ts';

/** The key of a text of `form_error` and the value that fills its placeholder. */
export type Problem = { key: keyof InterfaceTexts['form_error']; max?: number };

export type FormState =
  | { kind: 'idle' }
  /** `part` is the part of the body that was sent, from 0 to 1. */
  | { kind: 'pending'; part: number }
  | { kind: 'refused'; message: string; text: FailureText | undefined; retryAfter: number | undefined }
  | { kind: 'failed'; text: FailureText | undefined }
  | { kind: 'sent'; values: Values; reference: string; document: string };

type FormOptions = {
  call: FormCall;
  /** Returns the first problem of each wrong field. */
  check: (values: Values, file: File | undefined) => Readonly<Record<string, Problem | undefined>>;
  /** The key of the draft in the tab's storage. */
  draft: string;
  /** Values to send in addition to the form's own fields. */
  extra?: () => Values;
};

/** Fields that only the page uses; the server does not expect them. */
const notSent: ReadonlySet<string> = new Set(['notice_read', 'topic']);

/** Loads the sender at the first focus, which also starts the minimum fill time. */
async function loadSender(): Promise<MessageSender> {
  const { createMessageSender } = await import('./message-sender.ts');
  return createMessageSender();
}

const cannotSend: MessageSender = () => Promise.resolve({ kind: 'failed' });

/**
 * The behaviour of the public forms: shows errors after a field is left and after a failed try, sends one
 * request at a time, keeps a draft. Controls are uncontrolled, so that text typed before hydration survives.
 */
export function useForm({ call, check, draft, extra }: FormOptions) {
  const { lang, configuration } = useSite();
  const translate = useTexts();
  const ref = useRef<HTMLFormElement>(null);
  const sender = useRef<Promise<MessageSender>>(undefined);
  const isBusy = useRef(false);
  const [errors, setErrors] = useState<Errors>({});
  const [state, setState] = useState<FormState>({ kind: 'idle' });
  const isShown = state.kind !== 'sent';

  useLayoutEffect(() => {
    if (isShown && ref.current) restoreDraft(draft, ref.current);
  }, [call, draft, isShown]);

  const prepare = (): Promise<MessageSender> => {
    sender.current ??= loadSender();
    // The failed load is reset, so that the next focus tries again.
    sender.current.catch(() => (sender.current = undefined));
    return sender.current;
  };

  const findErrors = (form: HTMLFormElement): Errors => {
    const { values, file } = readForm(form);
    const found = Object.entries(check(values, file));
    return Object.fromEntries(
      found.flatMap(([name, problem]) =>
        problem ? [[name, translate(`form_error.${problem.key}`, { max: problem.max ?? '' })]] : [],
      ),
    );
  };

  const checkField = (form: HTMLFormElement, name: string) => {
    const { [name]: error } = findErrors(form);
    const { [name]: shown, ...others } = errors;
    if (error !== shown) setErrors(error ? { ...others, [name]: error } : others);
  };

  const submit = async (form: HTMLFormElement) => {
    const found = findErrors(form);
    flushSync(() => setErrors(found));
    if (focusFirst(form, found)) return;
    const { values, file } = readForm(form);
    const fields = Object.fromEntries(Object.entries(values).filter(([name]) => !notSent.has(name)));
    const onProgress = (part: number) => setState({ kind: 'pending', part });
    onProgress(0);
    const send = await prepare().catch(() => cannotSend);
    const answer = await send(call, {
      page: { lang, privacyNotice: configuration.privacyNotice },
      fields: { ...fields, ...extra?.() },
      ...(file && { file, onProgress }),
    });
    const theirs = answer.kind === 'refused' ? firstTexts(answer.errors) : {};
    if (answer.kind === 'sent') clearDraft(draft);
    flushSync(() => {
      setErrors(theirs);
      setState(stateAfter(answer, values));
    });
    // The submit button had the focus and lost it while it was disabled.
    if (!focusFirst(form, theirs)) form.querySelector<HTMLElement>('[type=submit]')?.focus();
  };

  const formProps = {
    ref,
    noValidate: true,
    'aria-busy': state.kind === 'pending',
    onFocus: () => void prepare().catch(() => undefined),
    onBlur: (event: React.FocusEvent<HTMLFormElement>) => {
      const { name, type } = event.target as unknown as HTMLInputElement;
      if (name && !['radio', 'checkbox', 'file'].includes(type)) checkField(event.currentTarget, name);
    },
    onInput: (event: React.InputEvent<HTMLFormElement>) => {
      const { name, type } = event.target as unknown as HTMLInputElement;
      saveDraft(draft, event.currentTarget);
      if (errors[name] || type === 'file') checkField(event.currentTarget, name);
    },
    onSubmit: (event: React.SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (isBusy.current) return;
      isBusy.current = true;
      void submit(event.currentTarget).finally(() => (isBusy.current = false));
    },
  };
  const reset = () => {
    setErrors({});
    setState({ kind: 'idle' });
  };
  return { formProps, errors, state, reset };
}

function stateAfter(answer: FormAnswer, values: Values): FormState {
  if (answer.kind === 'sent')
    return { kind: 'sent', values, reference: answer.reference ?? '', document: answer.document ?? '' };
  if (answer.kind === 'failed') return { kind: 'failed', text: answer.text };
  const { message, text, retryAfter } = answer;
  return { kind: 'refused', message, text, retryAfter };
}
