import { Button, Textarea } from '@mantine/core';
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { Language } from '../../language.ts';
import { notice, showFailure } from '#panel/feedback/notices.tsx';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { mayUse } from '#panel/session/permission.ts';
import { confirmTranslation } from '#panel/api/languages.api.ts';
import type { InterfaceText } from './interface-text.ts';
import classes from './texts.module.css';

type TextRowProps = { form: RecordForm; text: InterfaceText; language: Language; main: Language };

/** The field of an interface text beside the text to translate from. */
export function TextRow({ form: { fields }, text, language, main }: TextRowProps) {
  const { name, source, shipped } = text;
  const input = fields.getInputProps(name) as { defaultValue: string };
  const [shown, setShown] = useState(input.defaultValue);
  fields.watch(name, ({ value }) => setShown(String(value)));
  const isOwn = shipped !== '' && shown !== shipped;
  return (
    <div className={classes.row}>
      <Textarea
        key={fields.key(name)}
        name={name}
        label={<Source text={source} />}
        labelProps={{ lang: language.is_main ? language.abbr : main.abbr }}
        lang={language.abbr}
        autosize
        minRows={1}
        maxRows={10}
        maxLength={2_000}
        readOnly={!mayUse('languages')}
        placeholder={shipped === '' && !language.is_main ? `Boş: ziyaretçiler ${main.lang} metni görür` : ''}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        classNames={{ root: classes.field ?? '', label: classes.source ?? '' }}
        {...input}
      />
      {(text.isOutdated || isOwn) && (
        <div className={classes.notes}>
          {text.isOutdated && <Outdated text={text} language={language} main={main} />}
          {isOwn && (
            <Note text="Programla gelenden farklı.">
              <Button
                size="compact-xs"
                variant="subtle"
                color="gray"
                leftSection={<IconArrowBackUp size={14} aria-hidden />}
                title={shipped}
                onClick={() => fields.setFieldValue(name, shipped)}
              >
                Özgün metne dön
              </Button>
            </Note>
          )}
        </div>
      )}
    </div>
  );
}

function Outdated({ text, language, main }: Omit<TextRowProps, 'form'>) {
  const confirm = () => {
    confirmTranslation(language.abbr, 'interface-texts', text.id).then(
      () => notice('Çeviri onaylandı!'),
      showFailure,
    );
  };
  return (
    <Note text={`${main.lang} metin sonradan değişti.`} isWarning>
      {mayUse('content') && (
        <Button
          size="compact-xs"
          variant="default"
          leftSection={<IconCheck size={14} aria-hidden />}
          onClick={confirm}
        >
          Çeviri doğru
        </Button>
      )}
    </Note>
  );
}

type NoteProps = { text: string; isWarning?: boolean; children: ReactNode };

function Note({ text, isWarning, children }: NoteProps) {
  return (
    <div className={classes.note} data-warning={isWarning ?? undefined}>
      <span>{text}</span>
      {children}
    </div>
  );
}

/** Shows a text with its placeholders marked. */
function Source({ text }: { text: string }) {
  return text.split(/(\{\w+\})/).map((part, index) =>
    part.startsWith('{') ? (
      <code key={index} className={classes.placeholder}>
        {part}
      </code>
    ) : (
      part
    ),
  );
}
