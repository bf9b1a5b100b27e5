import { useEffect, useState } from 'react';
import { storedUser } from '#shared/browser-session.ts';
import { isEmpty, type FormValues } from './changed-fields.ts';
import { createDraftAutosave, usableFields, type DraftAutosave, type Unsaved } from './draft-autosave.ts';
import { createDraftStore } from './draft-store.ts';

const store = createDraftStore(() => localStorage, Date.now);

/** The unsaved fields of an earlier visit. */
export type DraftOffer = {
  fields: FormValues;
  writtenAt: number;
  /** Somebody saved the record after this draft. */
  isOutdated: boolean;
};

type FormDraft = {
  autosave: DraftAutosave;
  offer: DraftOffer | null;
  /** Closes the offer, after it was restored or refused. */
  closeOffer: () => void;
};

type Options = {
  form: string;
  record: { id: number; version: number } | undefined;
  values: FormValues;
  unsaved: () => Unsaved | null;
};

/** The draft of a form: offers the one of the last visit, which is read once, and saves the current one. */
export function useDraft({ form, record, values, unsaved }: Options): FormDraft {
  const [owner] = useState(() => storedUser(localStorage)?.email);
  const [found, setFound] = useState(() => {
    if (owner === undefined) return null;
    const draft = store.find({ owner, form, record: record?.id ?? 'new' });
    if (!draft) return null;
    const fields = usableFields(draft, values);
    const isOutdated = draft.version !== (record?.version ?? 0);
    return { draft, offer: { fields, writtenAt: draft.writtenAt, isOutdated } };
  });
  const [autosave] = useState(() =>
    owner === undefined ? noAutosave : createDraftAutosave({ store, owner, form, unsaved }),
  );
  const isEmptyOffer = found !== null && isEmpty(found.offer.fields);

  useEffect(() => {
    if (isEmptyOffer) store.remove(found.draft);
  }, [found, isEmptyOffer]);

  useEffect(() => {
    const keepHidden = () => {
      if (document.visibilityState === 'hidden') autosave.flush();
    };
    window.addEventListener('pagehide', autosave.flush);
    document.addEventListener('visibilitychange', keepHidden);
    return () => {
      autosave.flush();
      window.removeEventListener('pagehide', autosave.flush);
      document.removeEventListener('visibilitychange', keepHidden);
    };
  }, [autosave]);

  return {
    autosave,
    offer: found && !isEmptyOffer ? found.offer : null,
    closeOffer: () => {
      // A restored draft is part of this form's own draft from now on.
      autosave.flush();
      if (found) store.remove(found.draft);
      setFound(null);
    },
  };
}

/** Without a signed-in user no draft is kept. */
const noAutosave: DraftAutosave = {
  schedule: () => undefined,
  flush: () => undefined,
  discard: () => undefined,
};
