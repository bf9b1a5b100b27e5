import { useRef, useState } from 'react';
import type { Problem } from '../forms/use-form.ts';
import { useSite } from '../loading/site-data.ts';
import type * as Code from './subscription.tsx';

type Loaded = typeof Code & { send: ReturnType<typeof Code.createMessageSender> };

async function load(): Promise<Loaded> {
  const code = await import('./subscription.tsx');
  return { ...code, send: code.createMessageSender() };
}

/**
 * The states of the newsletter form (docs/product.md, "Newsletter"). Its code is loaded at the first focus,
 * which also starts the minimum fill time.
 */
export function useSubscription() {
  const { lang, configuration } = useSite();
  const loading = useRef<Promise<Loaded>>(undefined);
  const isBusy = useRef(false);
  const [problem, setProblem] = useState<Problem>();
  const [isPending, setPending] = useState(false);
  const [popup, setPopup] = useState<Code.Notice & Pick<Loaded, 'Popup'>>();

  const prepare = (): Promise<Loaded> => {
    loading.current ??= load();
    // The failed load is reset, so that the next focus tries again.
    loading.current.catch(() => (loading.current = undefined));
    return loading.current;
  };
  const check = async (form: HTMLFormElement) => {
    const { emailProblem } = await prepare();
    const found = emailProblem(form);
    setProblem(found);
    return found;
  };
  const submit = async (form: HTMLFormElement) => {
    const { Popup, subscribe, send } = await prepare();
    if (await check(form)) {
      form.querySelector('input')?.focus();
      return;
    }
    const page = { lang, privacyNotice: configuration.privacyNotice };
    // The value is read first, because disabled fields are not part of the form data.
    const sent = subscribe(send, form, page);
    setPending(true);
    const notice = await sent;
    setPending(false);
    if (notice.isSent) form.reset();
    setPopup({ ...notice, Popup });
  };

  const formProps = {
    noValidate: true,
    'aria-busy': isPending,
    onFocus: () => void prepare().catch(() => undefined),
    onBlur: ({ currentTarget, target }: React.FocusEvent<HTMLFormElement>) => {
      if ((target as unknown as Element).matches('[type=email]'))
        void check(currentTarget).catch(() => undefined);
    },
    onInput: ({ currentTarget }: React.InputEvent<HTMLFormElement>) => {
      if (problem) void check(currentTarget);
    },
    onSubmit: (event: React.SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (isBusy.current) return;
      isBusy.current = true;
      void submit(event.currentTarget)
        .catch(() => setProblem({ key: 'hata_oldu_gonderilemedi' }))
        .finally(() => (isBusy.current = false));
    },
  };
  return { formProps, problem, isPending, popup, closePopup: () => setPopup(undefined) };
}
