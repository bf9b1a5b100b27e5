import { IconTemplate } from '@tabler/icons-react';
import type { ReplyTemplate } from '../reply-template.ts';
import { LongTextField, TextField } from '#panel/form/fields.tsx';
import { LanguageTabs } from '#panel/form/language-tabs.tsx';
import type { RecordDefinition } from '#panel/records/record-definition.ts';
import { RecordListDrawer } from '#panel/records/record-list-drawer.tsx';
import { replyTemplateCalls } from './reply-templates.api.ts';

const replyTemplates: RecordDefinition<ReplyTemplate> = {
  calls: replyTemplateCalls,
  words: {
    title: 'Yanıt Şablonları',
    one: 'Şablon',
    theOne: 'Şablonu',
    all: 'Şablonlar',
    theAll: 'Şablonları',
    empty: 'Sık yazdığınız yanıtları ekleyin; mesajı yanıtlarken seçip değiştirebilirsiniz.',
  },
  icon: IconTemplate,
  searched: ['name', 'subject', 'body'],
  columns: () => [],
  localised: [
    { name: 'name', label: 'Ad' },
    { name: 'subject', label: 'Konu' },
    { name: 'body', label: 'Yanıt' },
  ],
  labels: {},
  values: () => ({}),
  required: ['name'],
  fields: (form) => (
    <LanguageTabs form={form}>
      {(lang) => (
        <>
          <TextField form={form} name={`name_${lang}`} label="Ad" withAsterisk lang={lang} data-autofocus />
          <TextField form={form} name={`subject_${lang}`} label="Konu" lang={lang} />
          <LongTextField
            form={form}
            name={`body_${lang}`}
            label="Yanıt"
            description="{ad} yerine gönderenin adı, {konu} yerine mesajın konusu yazılır."
            lang={lang}
            minRows={8}
          />
        </>
      )}
    </LanguageTabs>
  ),
};

export function ReplyTemplatesDrawer(props: { isOpen: boolean; onClose: () => void }) {
  return <RecordListDrawer {...replyTemplates} {...props} />;
}
