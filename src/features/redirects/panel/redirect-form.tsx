import { RedirectCreate, type Redirect } from '../redirect.ts';
import { noticeCreated, noticeUpdated } from '#panel/feedback/notices.tsx';
import { TextField } from '#panel/form/fields.tsx';
import { DrawerForm, RecordDrawer } from '#panel/form/record-drawer.tsx';
import { requiredErrors, schemaErrors } from '#panel/form-state/field-errors.ts';
import { useRecordForm } from '#panel/form-state/use-record-form.ts';
import { createRedirect, updateRedirect } from './redirects.api.ts';

/** Spread on the field that gets the focus first; the attribute counts whatever its value is. */
const autofocus = { 'data-autofocus': true };

const labels = { source: 'Eski adres', target: 'Yeni adres' };

type RedirectDrawerProps = {
  /** The redirect to edit; `new` for a new one, undefined while the drawer is closed. */
  redirect: Redirect | 'new' | undefined;
  /** The old address with which a new redirect starts. */
  source?: string;
  onClose: () => void;
};

/** The drawer with the form of a redirect. */
export function RedirectDrawer({ redirect, source = '', onClose }: RedirectDrawerProps) {
  const isNew = redirect === 'new';
  return (
    <RecordDrawer
      title={isNew ? 'Yeni Yönlendirme' : 'Yönlendirmeyi Düzenle'}
      isOpen={redirect !== undefined}
      onClose={onClose}
    >
      {redirect && (
        <RedirectForm
          key={isNew ? `new ${source}` : redirect.id}
          {...(!isNew && { redirect })}
          source={source}
          onClose={onClose}
        />
      )}
    </RecordDrawer>
  );
}

type RedirectFormProps = { redirect?: Redirect; source: string; onClose: () => void };

function RedirectForm({ redirect, source, onClose }: RedirectFormProps) {
  const form = useRecordForm<Redirect>({
    name: '/redirects',
    languages: [],
    localised: [],
    labels,
    record: redirect,
    toValues: (record) => ({ source: record?.source ?? source, target: record?.target ?? '' }),
    check: (all, changes) => ({
      ...schemaErrors(RedirectCreate.partial(), changes),
      ...requiredErrors(all, ['source', 'target']),
    }),
    save: (fields, saved) =>
      saved ? updateRedirect(saved.id, fields) : createRedirect({ source, ...fields }),
    notices: { created: noticeCreated, updated: noticeUpdated },
    onSaved: onClose,
  });
  const startsWithTarget = redirect === undefined && source !== '';
  return (
    <DrawerForm form={form} onClose={onClose}>
      <TextField
        form={form}
        name="source"
        label={labels.source}
        description="Alan adından sonrası yeter: /eski-sayfa.html. Adresi tarayıcıdan olduğu gibi de yapıştırabilirsiniz; büyük küçük harf fark etmez."
        withAsterisk
        spellCheck={false}
        {...(!startsWithTarget && autofocus)}
      />
      <TextField
        form={form}
        name="target"
        label={labels.target}
        description="Sitedeki bir sayfa (/urunler/tokalar) ya da başka bir sitenin tam adresi (https://…)."
        withAsterisk
        spellCheck={false}
        {...(startsWithTarget && autofocus)}
      />
    </DrawerForm>
  );
}
