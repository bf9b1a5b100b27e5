import { useEffect, useState } from 'react';
import { storedUser } from '#features/auth/browser-session.rules.ts';
import { isEmpty, type FormValues } from './changed-fields.ts';
import { createDraftAutosave, usableFields, type DraftAutosave, type Unsaved } from './draft-autosave.ts';
import { placeOf } from './draft-place.ts';
import { createDraftStore, type Draft } from './draft-store.ts';
import { holdDraft, liveSlots } from './live-drafts.ts';

export const draftStore = createDraftStore(() => localStorage, Date.now);

export type DraftOffer = {
  fields: FormValues;
  writtenAt: number;
  /** True if the record was saved after this draft was written. */
  isOutdated: boolean;
};

type FormDraft = {
  autosave: DraftAutosave;
  offer: DraftOffer | null;
  /** Removes the offer of a draft from the screen. */
  closeOffer: () => void;
};

type Options = {
  form: string;
  record: { id: number; version: number } | undefined;
  values: FormValues;
  unsaved: () => Unsaved | null;
};

/** Offers the draft of an earlier visit, and saves the draft of this one. */
export function useDraft({ form, record, values, unsaved }: Options): FormDraft {
  const [owner] = useState(() => storedUser(localStorage)?.email);
  const [autosave] = useState(() =>
    owner === undefined
      ? noAutosave
      : createDraftAutosave({ store: draftStore, owner, form, place: () => placeOf(location), unsaved }),
  );
  const [subject] = useState({ form, record: record?.id ?? ('new' as const), version: record?.version ?? 0 });
  const [initial] = useState(values);
  const [found, setFound] = useState<{ draft: Draft; offer: DraftOffer } | null>(null);

  useEffect(() => {
    if (owner === undefined) return;
    let isOpen = true;
    const release = holdDraft(autosave.slot);
    void liveSlots().then((live) => {
      const draft = isOpen && draftStore.find({ owner, ...subject }, live);
      if (!draft) return;
      const fields = usableFields(draft, initial);
      if (isEmpty(fields)) draftStore.remove(draft);
      else
        setFound({
          draft,
          offer: { fields, writtenAt: draft.writtenAt, isOutdated: draft.version !== subject.version },
        });
    });
    return () => {
      isOpen = false;
      release();
    };
  }, [owner, autosave, subject, initial]);

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
    offer: found?.offer ?? null,
    closeOffer: () => {
      // From now on the restored values are stored as the draft of this form.
      autosave.flush();
      if (found) draftStore.remove(found.draft);
      setFound(null);
    },
  };
}

/** The store for a panel without a signed-in user: drafts belong to a user, so nothing is stored. */
const noAutosave: DraftAutosave = {
  slot: '',
  schedule: () => undefined,
  flush: () => undefined,
  discard: () => undefined,
};
