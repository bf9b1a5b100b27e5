import { Text } from '@mantine/core';
import type { Message } from '../../message.ts';
import { ConflictDialog } from '#panel/form/conflict-dialog.tsx';
import { DraftOffer } from '#panel/form/draft-offer.tsx';
import { LongTextField, SelectField } from '#panel/form/fields.tsx';
import { RecordFormElement } from '#panel/form/record-form-element.tsx';
import { SaveButton } from '#panel/form/save-button.tsx';
import { useStore } from '#panel/store.ts';
import { useRecordForm } from '#panel/form-state/use-record-form.ts';
import { changeMessage, useAssignees } from '../messages.api.ts';
import classes from '../message-view.module.css';

/** Shows or edits the colleague who is assigned to the message, and a note. The sender sees neither. */
export function StaffNote({ message, mayChange }: { message: Message; mayChange: boolean }) {
  const { note, assigned_to: colleague } = message;
  if (mayChange) return <StaffNoteForm key={message.id} message={message} />;
  if (note === '' && !colleague) return null;
  return (
    <section aria-label="İç not">
      {colleague && <Text size="sm">Atanan: {colleague.name}</Text>}
      {note !== '' && <Text className={classes.text}>{note}</Text>}
    </section>
  );
}

const labels = { assigned_to: 'Atanan', note: 'İç not' };

function StaffNoteForm({ message }: { message: Message }) {
  const { data: assignees = [] } = useAssignees();
  const former = message.assigned_to;
  const people = former && assignees.every(({ id }) => id !== former.id) ? [...assignees, former] : assignees;
  const nameOf = (id: unknown) => people.find((person) => String(person.id) === id)?.name;
  const form = useRecordForm<Message>({
    name: 'message',
    record: message,
    toValues: (saved) => ({
      name: saved?.name ?? '',
      assigned_to: saved?.assigned_to ? String(saved.assigned_to.id) : null,
      note: saved?.note ?? '',
    }),
    check: () => ({}),
    save: (fields) => changeMessage(message, fields),
    onSaved: () => undefined,
    languages: [],
    localised: [],
    labels,
    showValue: (field, value) => (field === 'assigned_to' ? (nameOf(value) ?? 'Kimse') : value),
  });
  const isChanged = useStore(form.changed);
  return (
    <section aria-label="İç not" className={classes.staff}>
      <RecordFormElement form={form} waitingFor={undefined}>
        <DraftOffer form={form} />
        <div className={classes.staffFields}>
          <SelectField
            form={form}
            name="assigned_to"
            label="Atanan"
            placeholder="Kimse"
            clearable
            clearButtonProps={{ 'aria-label': 'Atamayı kaldır' }}
            data={people.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
          <LongTextField
            form={form}
            name="note"
            label="İç not"
            description="Yalnız panelde görünür."
            minRows={2}
            maxLength={5_000}
          />
        </div>
        {(isChanged || form.isSaving) && (
          <div className={classes.staffSave}>
            <SaveButton isSaving={form.isSaving} isWaiting={false} />
          </div>
        )}
      </RecordFormElement>
      <ConflictDialog form={form} />
    </section>
  );
}
