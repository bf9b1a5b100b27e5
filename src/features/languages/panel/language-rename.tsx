import type { Language } from '../language.ts';
import { TextField } from '#panel/form/fields.tsx';
import { DrawerForm, RecordDrawer } from '#panel/form/record-drawer.tsx';
import { requiredErrors } from '#panel/form-state/field-errors.ts';
import { savedRecord } from '#panel/form-state/saved-record.ts';
import { useRecordForm } from '#panel/form-state/use-record-form.ts';
import { languageRecord, type LanguageRecord } from './language-record.ts';
import { renameLanguage } from '#panel/api/languages.api.ts';

type RenameProps = { language: Language | null; onClose: () => void };

export function LanguageRenameDrawer({ language, onClose }: RenameProps) {
  return (
    <RecordDrawer title="Dili Yeniden Adlandır" isOpen={language !== null} onClose={onClose}>
      {language && <RenameForm language={language} onClose={onClose} />}
    </RecordDrawer>
  );
}

function RenameForm({ language, onClose }: { language: Language; onClose: () => void }) {
  const form = useRecordForm<LanguageRecord>({
    name: `languages/${language.abbr}/name`,
    record: languageRecord(language),
    languages: [],
    localised: [],
    labels: { lang: 'Sitede görünen adı' },
    toValues: (record) => ({ lang: record?.lang ?? '' }),
    check: (values) => requiredErrors(values, ['lang']),
    save: ({ lang, version }) =>
      savedRecord(
        renameLanguage({ abbr: language.abbr, lang: String(lang).trim(), version: Number(version) }),
        languageRecord,
      ),
    onSaved: onClose,
  });
  return (
    <DrawerForm form={form} onClose={onClose}>
      <TextField
        form={form}
        name="lang"
        label="Sitede görünen adı"
        description="Ziyaretçiler dili bu adla seçer; kendi dilindeki adı uygundur."
        withAsterisk
        maxLength={50}
        lang={language.abbr}
        data-autofocus
      />
    </DrawerForm>
  );
}
