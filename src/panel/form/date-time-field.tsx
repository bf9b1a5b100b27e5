import { ActionIcon, Button, Group, Popover, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCalendar } from '@tabler/icons-react';
import { useState } from 'react';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import {
  dateTimeText,
  dayText,
  isLocalDateTime,
  readDateTime,
  readDay,
} from '#panel/format/date-time-text.ts';
import { toLocalInput } from '#panel/format/format.ts';
import { MonthCalendar } from './month-calendar.tsx';

type DateTimeFieldProps = {
  form: Pick<RecordForm, 'fields'>;
  name: string;
  label: string;
  description?: string;
  withAsterisk?: boolean;
};

/** A day in Turkish notation, typed or chosen from a calendar. The value is `2026-12-31`. */
export function DayField(props: DateTimeFieldProps) {
  return <DateTimeField {...props} isDay />;
}

type DayFilterProps = {
  label: string;
  value: string;
  onChange: (day: string) => void;
};

/** Like `DayField`, for the filter of a list. `onChange` gets only complete days and the empty text. */
export function DayFilter({ label, value, onChange }: DayFilterProps) {
  const [told, setTold] = useState(value);
  const [seen, setSeen] = useState(value);
  const [resets, setResets] = useState(0);
  // The address follows our own input with a delay; any other value comes from elsewhere, for example from
  // Back.
  if (value !== seen) {
    setSeen(value);
    if (value !== told) setResets(resets + 1);
  }
  return (
    <DateTimeInput
      key={resets}
      isDay
      isFilter
      name={label}
      label={label}
      defaultValue={value}
      onChange={(day) => {
        if (day !== '' && !isLocalDateTime(`${day}T00:00`)) return;
        setTold(day);
        onChange(day);
      }}
    />
  );
}

/**
 * A date and time in Turkish notation, typed or chosen from a calendar. The value is local, as in
 * `toLocalInput`.
 */
export function DateTimeField({
  form: { fields },
  name,
  ...props
}: DateTimeFieldProps & { isDay?: boolean }) {
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
  isDay?: boolean;
  /** Shows the label as a placeholder; screen readers still read it as the label. */
  isFilter?: boolean;
};

function DateTimeInput(props: DateTimeInputProps) {
  const { label, defaultValue, onChange, isDay = false, isFilter = false, ...input } = props;
  const [show, readText] = isDay ? [dayText, readDay] : [dateTimeText, readDateTime];
  const [text, setText] = useState(() => show(defaultValue));
  const [isOpen, { open, close }] = useDisclosure(false);
  const value = readText(text);
  const chosen = readDateTime(text);
  const now = toLocalInput(new Date().toISOString());
  const change = (next: string) => {
    setText(show(next));
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
      // The dropdown belongs to the calendar button; a text field may not have its ARIA roles.
      withRoles={false}
      position="bottom-end"
      shadow="md"
    >
      <Popover.Target>
        <TextInput
          {...input}
          {...(isFilter ? { 'aria-label': label, 'data-half': true } : { label })}
          value={text}
          placeholder={isFilter ? label : isDay ? 'gg.aa.yyyy' : 'gg.aa.yyyy ss:dd'}
          autoComplete="off"
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            onChange(readText(currentTarget.value));
          }}
          onBlur={() => setText(show(value))}
          rightSection={
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`${label}: takvimi aç`}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onClick={isOpen ? close : open}
            >
              <IconCalendar size={16} aria-hidden />
            </ActionIcon>
          }
        />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={`${label}: takvim`}>
        <MonthCalendar
          chosen={isLocalDateTime(chosen) ? chosen.slice(0, 10) : null}
          today={now.slice(0, 10)}
          onChoose={(day) =>
            choose(isDay ? day : `${day}T${isLocalDateTime(chosen) ? chosen.slice(11) : '00:00'}`)
          }
        />
        <Group justify="space-between" mt="xs">
          <Button size="compact-sm" variant="subtle" color="gray" onClick={() => choose('')}>
            Temizle
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            onClick={() => choose(isDay ? now.slice(0, 10) : now)}
          >
            {isDay ? 'Bugün' : 'Şimdi'}
          </Button>
        </Group>
      </Popover.Dropdown>
    </Popover>
  );
}
