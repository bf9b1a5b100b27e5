import { ActionIcon, Button, Group, Popover, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import type { RecordForm } from '../../form-state/record-form-types.ts';
import { dateTimeText, isLocalDateTime, readDateTime } from '../../format/date-time-text.ts';
import { toLocalInput } from '../../format/format.ts';
import { MonthCalendar } from './month-calendar.tsx';

type DateTimeFieldProps = {
  form: Pick<RecordForm, 'fields'>;
  name: string;
  label: string;
  description?: string;
};

/** A date and time in Turkish notation, typed or chosen from a calendar; the value is local, as in `toLocalInput`. */
export function DateTimeField({ form: { fields }, name, ...props }: DateTimeFieldProps) {
  const { defaultValue, onChange, ...input } = fields.getInputProps(name) as {
    defaultValue: string;
    onChange: (value: string) => void;
  };
  return (
    <DateTimeInput
      key={fields.key(name)}
      name={name}
      defaultValue={defaultValue}
      onChange={onChange}
      {...input}
      {...props}
    />
  );
}

type DateTimeInputProps = Omit<DateTimeFieldProps, 'form'> & {
  defaultValue: string;
  onChange: (value: string) => void;
};

function DateTimeInput({ defaultValue, onChange, ...props }: DateTimeInputProps) {
  const [text, setText] = useState(() => dateTimeText(defaultValue));
  const [isOpen, { open, close }] = useDisclosure(false);
  const value = readDateTime(text);
  const now = toLocalInput(new Date().toISOString());
  const change = (next: string) => {
    setText(dateTimeText(next));
    onChange(next);
  };
  const choose = (next: string) => {
    change(next);
    close();
  };
  return (
    <Popover
      opened={isOpen}
      onDismiss={close}
      trapFocus
      returnFocus
      // The button opens the calendar, and a text field may not have the roles of one.
      withRoles={false}
      position="bottom-end"
      shadow="md"
    >
      <Popover.Target>
        <TextInput
          {...props}
          value={text}
          placeholder="gg.aa.yyyy ss:dd"
          autoComplete="off"
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            onChange(readDateTime(currentTarget.value));
          }}
          onBlur={() => setText(dateTimeText(value))}
          rightSection={
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`${props.label}: takvimi aç`}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onClick={isOpen ? close : open}
            >
              <IconCalendar size={16} aria-hidden />
            </ActionIcon>
          }
        />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={`${props.label}: takvim`}>
        <MonthCalendar
          chosen={isLocalDateTime(value) ? value.slice(0, 10) : null}
          today={now.slice(0, 10)}
          onChoose={(day) => choose(`${day}T${isLocalDateTime(value) ? value.slice(11) : '00:00'}`)}
        />
        <Group justify="space-between" mt="xs">
          <Button size="compact-sm" variant="subtle" color="gray" onClick={() => choose('')}>
            Temizle
          </Button>
          <Button size="compact-sm" variant="subtle" color="gray" onClick={() => choose(now)}>
            Şimdi
          </Button>
        </Group>
      </Popover.Dropdown>
    </Popover>
  );
}
