import { ActionIcon, Group, Text, UnstyledButton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import {
  addDays,
  addMonths,
  dayName,
  monthName,
  weekdayName,
  weekdayOf,
  weeksOf,
} from '#panel/format/date-time-text.ts';
import classes from './month-calendar.module.css';

type MonthCalendarProps = {
  /** A day as `2026-12-31`. */
  chosen: string | null;
  today: string;
  onChoose: (day: string) => void;
};

/**
 * A month in which the user chooses a day, with the keys of the ARIA date grid: arrows, Home, End, Page Up,
 * Page Down.
 */
export function MonthCalendar({ chosen, today, onChoose }: MonthCalendarProps) {
  const [current, setCurrent] = useState(chosen ?? today);
  const grid = useRef<HTMLDivElement>(null);
  const weeks = weeksOf(current);
  const moveByKey = (event: KeyboardEvent) => {
    const day = dayAfterKey(event.key, current);
    if (day === undefined) return;
    event.preventDefault();
    flushSync(() => setCurrent(day));
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  };
  const turn = (label: string, months: number, Icon: typeof IconChevronLeft) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={label}
      onClick={() => setCurrent(addMonths(current, months))}
    >
      <Icon size={16} aria-hidden />
    </ActionIcon>
  );
  return (
    <>
      <Group justify="space-between" mb={6}>
        {turn('Önceki ay', -1, IconChevronLeft)}
        <Text size="sm" fw={600} aria-live="polite">
          {monthName(current)}
        </Text>
        {turn('Sonraki ay', 1, IconChevronRight)}
      </Group>
      <div ref={grid} className={classes.days} onKeyDown={moveByKey}>
        {weeks[0]?.map((day) => (
          <span key={day} className={classes.weekday} aria-hidden>
            {weekdayName(day)}
          </span>
        ))}
        {weeks.flat().map((day) => (
          <UnstyledButton
            key={day}
            className={classes.day}
            aria-label={dayName(day)}
            aria-pressed={day === chosen}
            {...(day === today && { 'aria-current': 'date' })}
            {...(day === current && { 'data-autofocus': true })}
            tabIndex={day === current ? 0 : -1}
            data-day={day}
            data-outside={day.slice(0, 7) === current.slice(0, 7) ? undefined : true}
            onClick={() => onChoose(day)}
          >
            {Number(day.slice(8))}
          </UnstyledButton>
        ))}
      </div>
    </>
  );
}

function dayAfterKey(key: string, day: string): string | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekdayOf(day),
    End: 6 - weekdayOf(day),
  };
  if (key === 'PageUp') return addMonths(day, -1);
  if (key === 'PageDown') return addMonths(day, 1);
  const step = steps[key];
  return step === undefined ? undefined : addDays(day, step);
}
