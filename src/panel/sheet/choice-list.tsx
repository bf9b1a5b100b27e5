import { Popover, ScrollArea } from '@mantine/core';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { searchFold } from '#shared/turkish.ts';
import type { Choice } from './columns.ts';
import classes from './sheet.module.css';

type ChoiceListProps = {
  choices: readonly Choice[];
  /** The index of the choice that Enter takes; -1 for none. */
  marked: number;
  label: string;
  onChoose: (choice: Choice) => void;
  /** Renders the input with the ARIA attributes that connect it to the list. */
  input: (attributes: Record<string, string | boolean>) => ReactNode;
};

const mostShown = 200;

/** The choices below a cell's editor. If there are none, only the input is rendered. */
export function ChoiceList({ choices, marked, label, onChoose, input }: ChoiceListProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const isOpen = choices.length > 0;
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [marked]);
  const attributes: Record<string, string | boolean> = isOpen
    ? {
        role: 'combobox',
        'aria-expanded': true,
        'aria-controls': id,
        'aria-autocomplete': 'list',
        ...(marked >= 0 && { 'aria-activedescendant': `${id}-${marked}` }),
      }
    : {};
  return (
    <Popover
      opened={isOpen}
      position="bottom-start"
      offset={4}
      trapFocus={false}
      withRoles={false}
      shadow="md"
    >
      <Popover.Target>
        <div className={classes.editor}>{input(attributes)}</div>
      </Popover.Target>
      <Popover.Dropdown p={4}>
        <ScrollArea.Autosize mah={260} type="auto">
          <div ref={list} id={id} role="listbox" aria-label={label} className={classes.choices}>
            {choices.slice(0, mostShown).map((choice, index) => (
              <div
                key={choice.value}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === marked}
                className={classes.choice}
                // This keeps the focus in the input.
                onPointerDown={(event) => event.preventDefault()}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(choice)}
              >
                {choice.label}
              </div>
            ))}
          </div>
        </ScrollArea.Autosize>
      </Popover.Dropdown>
    </Popover>
  );
}

/** The choices that contain every typed word; all choices until the user types. */
export function matching(choices: readonly Choice[], text: string, first: string, isTyped: boolean) {
  if (!isTyped && text === first) return choices;
  const words = searchFold(text).split(' ');
  return choices.filter(({ label }) => words.every((word) => searchFold(label).includes(word)));
}
