import { Button, Group, Select, Text, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconSend } from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';
import type { Message } from '../../message.ts';
import { RequestRefused } from '#panel/api/failures.ts';
import { notice, showFailure } from '#panel/feedback/notices.tsx';
import { useLanguages } from '#panel/api/languages.api.ts';
import { replyTemplateCalls } from '#features/reply-templates/panel/reply-templates.api.ts';
import { MailWaitsHint } from './mail-waits-hint.tsx';
import { sendReply } from '../messages.api.ts';
import { fillTemplate } from './reply-templates.ts';
import type { ReplyDraft } from './use-reply-draft.ts';
import classes from '../message-view.module.css';

type ReplyFormProps = { message: Message; draft: ReplyDraft; onClose: () => void };

/** The form for a reply by mail. The typed text stays in a draft until the server has stored the mail. */
export function ReplyForm({ message, draft, onClose }: ReplyFormProps) {
  const { subject, body } = draft.values;
  const sending = useSending(message, draft, onClose);
  const giveUp = () => {
    draft.clear();
    onClose();
  };
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) sending.send();
  };
  return (
    <form
      noValidate
      aria-label="Yanıt"
      className={classes.replyForm}
      onKeyDown={sendByKey}
      onSubmit={(event) => {
        event.preventDefault();
        sending.send();
      }}
    >
      <Group justify="space-between" gap="xs">
        <Text size="sm" className={classes.anywhere}>
          Kime: <strong>{message.email}</strong>
        </Text>
        <TemplateSelect message={message} draft={draft} />
      </Group>
      <TextInput
        label="Konu"
        maxLength={300}
        value={subject}
        error={sending.errors.subject}
        onChange={(event) => draft.change({ subject: event.currentTarget.value })}
      />
      <Textarea
        label="Yanıt"
        autosize
        minRows={4}
        maxRows={12}
        maxLength={20_000}
        lang={message.lang || undefined}
        // The user opened the form in order to write, so the text takes the focus.
        autoFocus
        value={body}
        error={sending.errors.body}
        onChange={(event) => draft.change({ body: event.currentTarget.value })}
      />
      {message.thread.every(({ state }) => state !== 'waiting') && <MailWaitsHint />}
      <Group gap="xs">
        <Button
          type="submit"
          leftSection={<IconSend size={16} aria-hidden />}
          loading={sending.isSending}
          title="Ctrl-Enter"
          aria-keyshortcuts="Control+Enter"
        >
          Gönder
        </Button>
        <Button variant="default" onClick={onClose}>
          Kapat
        </Button>
        <Button variant="subtle" color="gray" onClick={giveUp}>
          Taslağı Sil
        </Button>
      </Group>
    </form>
  );
}

/** Sends the reply only once at a time. After a failure the typed text stays. */
function useSending(message: Message, draft: ReplyDraft, onSent: () => void) {
  const [isSending, setIsSending] = useState(false);
  const [errors, setErrors] = useState<{ subject?: string | undefined; body?: string | undefined }>({});
  const { values } = draft;
  const send = async () => {
    const missing = {
      subject: values.subject.trim() === '' ? '* Bu Alan Zorunlu' : undefined,
      body: values.body.trim() === '' ? '* Bu Alan Zorunlu' : undefined,
    };
    setErrors(missing);
    if (isSending || missing.subject || missing.body) return;
    setIsSending(true);
    draft.keep();
    try {
      await sendReply(message, values);
      draft.clear();
      onSent();
      notice('Başarılı!', { text: 'Yanıt gönderim sırasına alındı.' });
    } catch (error) {
      if (error instanceof RequestRefused)
        setErrors({ subject: error.fieldErrors.subject?.[0], body: error.fieldErrors.body?.[0] });
      showFailure(error, undefined, 'Yazdığınız yanıt duruyor; bağlantı gelince yeniden gönderin.');
    } finally {
      setIsSending(false);
    }
  };
  return { isSending, errors, send: () => void send() };
}

function isSuggested(subject: string, { reply_subjects: subjects }: Message): boolean {
  return subject.trim() === '' || Object.values(subjects).includes(subject);
}

/** A select with the reply templates. The chosen text is added to what is already typed. */
function TemplateSelect({ message, draft }: Pick<ReplyFormProps, 'message' | 'draft'>) {
  const { data: templates = [] } = useQuery(replyTemplateCalls.list);
  const { data: languages } = useLanguages();
  if (templates.length === 0) return null;
  const filled = templates.map((one) => fillTemplate(one, message, languages?.[0]?.abbr ?? 'tr'));
  const choose = (id: string | null) => {
    const chosen = filled.find((one) => String(one.id) === id);
    if (!chosen) return;
    const { subject, body } = draft.values;
    draft.change({
      // A subject that staff have typed is not replaced.
      subject: isSuggested(subject, message) ? chosen.subject : subject,
      body: body.trim() === '' ? chosen.body : `${body.trimEnd()}\n\n${chosen.body}`,
    });
  };
  return (
    <Select
      aria-label="Yanıt şablonu"
      placeholder="Şablon seçin"
      size="xs"
      value={null}
      data={filled.map(({ id, name }) => ({ value: String(id), label: name }))}
      onChange={choose}
    />
  );
}
