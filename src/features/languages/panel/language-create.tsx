import { Button, Group, Loader, Select, Text, TextInput, type OptionsFilter } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import type { Language } from '../language.ts';
import { RequestRefused } from '#panel/api/failures.ts';
import { noticeCreated, showCreationFailure } from '#panel/feedback/notices.tsx';
import { foldedFilter } from '#panel/form/fields.tsx';
import { SideDrawer } from '#panel/page/side-drawer.tsx';
import { requiredErrors, serverErrors, type FieldErrors } from '#panel/form-state/field-errors.ts';
import { isEmpty } from '#panel/form-state/changed-fields.ts';
import { confirmCreation } from './language-actions.tsx';
import { addableLanguages, ownName } from './language-names.ts';
import { createLanguage } from '#panel/api/languages.api.ts';
import drawer from '#panel/form/record-drawer.module.css';
import classes from './languages.module.css';

type CreateProps = { isOpen: boolean; onClose: () => void; languages: readonly Language[] };

export function LanguageCreateDrawer({ isOpen, onClose, languages }: CreateProps) {
  return (
    <SideDrawer title="Yeni Dil" isOpen={isOpen} onClose={onClose}>
      {isOpen && <CreateForm languages={languages} onClose={onClose} />}
    </SideDrawer>
  );
}

function CreateForm({ languages, onClose }: Omit<CreateProps, 'isOpen'>) {
  const [options] = useState(() => addableLanguages(languages.map(({ abbr }) => abbr)));
  const [abbr, setAbbr] = useState<string | null>(null);
  const [lang, setLang] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSaving, setIsSaving] = useState(false);
  const choose = (chosen: string | null) => {
    setAbbr(chosen);
    setLang(chosen === null ? '' : ownName(chosen));
    setErrors({});
  };
  const create = async (event: SubmitEvent) => {
    event.preventDefault();
    const wrong = requiredErrors({ abbr, lang }, ['abbr', 'lang']);
    setErrors(wrong);
    if (isSaving || abbr === null || !isEmpty(wrong) || !(await confirmCreation())) return;
    setIsSaving(true);
    try {
      await createLanguage({ abbr, lang: lang.trim() });
      noticeCreated(lang.trim());
      onClose();
    } catch (error) {
      if (error instanceof RequestRefused) setErrors(serverErrors(error));
      showCreationFailure(error);
      setIsSaving(false);
    }
  };
  return (
    <form noValidate className={drawer.form} onSubmit={(event) => void create(event)}>
      <div className={classes.fields}>
        <Select
          label="Dil"
          placeholder="Almanca, Fransızca …"
          searchable
          selectFirstOptionOnChange
          filter={foldedFilter as OptionsFilter}
          withAsterisk
          data-autofocus
          data={options}
          value={abbr}
          onChange={choose}
          error={errors.abbr}
        />
        <TextInput
          label="Sitede görünen adı"
          description="Ziyaretçiler dili bu adla seçer; kendi dilindeki adı uygundur."
          withAsterisk
          maxLength={50}
          {...(abbr !== null && { lang: abbr })}
          value={lang}
          onChange={({ currentTarget }) => setLang(currentTarget.value)}
          error={errors.lang}
        />
        <Text size="sm" c="dimmed">
          Yeni dil yayında olmadan başlar. Metinlerini ve kayıtlarını çevirip hazır olunca yayına alırsınız;
          çevrilmeyen yerlerde ana dildeki metin görünür.
        </Text>
      </div>
      <Group className={drawer.bar} justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          Vazgeç
        </Button>
        <Button
          type="submit"
          aria-disabled={isSaving}
          leftSection={isSaving ? <Loader size={14} color="currentColor" /> : null}
        >
          Dil Oluştur
        </Button>
      </Group>
    </form>
  );
}
