import { Text } from '@mantine/core';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import {
  labelName,
  matchingLabels,
  type LabelList,
  type ListedLabel,
} from '#panel/attribute-labels/attribute-labels.api.ts';
import classes from './product-attributes.module.css';

const shownOptions = 8;

/** The height of the longest list in CSS pixels. If a field has less room below, the list opens above. */
const listHeight = 300;

type LabelComboboxProps = {
  labels: LabelList;
  mainLang: string;
  onChoose: (row: string, label: ListedLabel) => void;
  children: ReactNode;
};
type Opened = { row: string; lang: string; text: string; active: number; place: CSSProperties };

/**
 * Suggests labels for every field of role combobox inside. All fields share one list that follows the focus,
 * because hundreds of lists would make typing slow.
 */
export function LabelCombobox({ labels, mainLang, onChoose, children }: LabelComboboxProps) {
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [opened, setOpened] = useState<Opened | null>(null);
  const lang = opened?.lang ?? mainLang;
  const options = opened ? matchingLabels(labels.all, opened.text).slice(0, shownOptions) : [];
  const isNew =
    opened !== null && opened.text.trim() !== '' && lang === mainLang && !labels.byName(opened.text);
  const isShown = opened !== null && (options.length > 0 || isNew);
  useAriaState(field, { id, isShown: isShown && options.length > 0, active: opened?.active ?? -1 });

  const open = (input: HTMLInputElement) => {
    const { row = '', lang: own = mainLang } = input.dataset;
    field.current = input;
    setOpened({ row, lang: own, text: input.value, active: -1, place: placeBelow(input, box.current) });
  };
  const nameOf = (label: ListedLabel) => labelName(label, lang, mainLang);
  const choose = (label: ListedLabel) => {
    if (!opened || !field.current) return;
    field.current.value = nameOf(label);
    setOpened(null);
    onChoose(opened.row, label);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const input = comboboxOf(event.target);
    if (!input || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (!isShown) open(input);
      else setOpened({ ...opened, active: stepped(opened.active + step, options.length) });
    } else if (event.key === 'Enter' && isShown && options[opened.active]) {
      event.preventDefault();
      choose(options[opened.active] as ListedLabel);
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      event.stopPropagation();
      setOpened(null);
    }
  };
  return (
    <div
      ref={box}
      className={classes.box}
      onFocus={({ target }) => {
        const input = comboboxOf(target);
        // Tabbing through filled fields must not open the list.
        if (input?.value === '') open(input);
      }}
      onInput={({ target }) => {
        const input = comboboxOf(target);
        if (input) open(input);
      }}
      onBlur={({ target }) => {
        const input = comboboxOf(target);
        const known = input?.dataset.lang === mainLang ? labels.byName(input.value) : undefined;
        if (input && known) input.value = labelName(known, mainLang, mainLang);
        setOpened(null);
      }}
      onKeyDown={onKeyDown}
    >
      {children}
      {isShown && (
        <div className={classes.options} style={opened.place}>
          <Options id={id} options={options} active={opened.active} nameOf={nameOf} onChoose={choose} />
          {isNew && (
            <Text size="xs" c="dimmed" className={classes.newLabel}>
              “{opened.text.trim()}” yeni bir etiket olur.
            </Text>
          )}
        </div>
      )}
    </div>
  );
}

type OptionsProps = {
  id: string;
  options: readonly ListedLabel[];
  active: number;
  nameOf: (label: ListedLabel) => string;
  onChoose: (label: ListedLabel) => void;
};

function Options({ id, options, active, nameOf, onChoose }: OptionsProps) {
  if (options.length === 0) return null;
  return (
    <ul id={id} role="listbox" aria-label="Özellik etiketleri">
      {options.map((label, index) => (
        <li
          key={label.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          // This prevents the button from taking the focus from the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(label)}
        >
          {nameOf(label)}
        </li>
      ))}
    </ul>
  );
}

function comboboxOf(target: EventTarget): HTMLInputElement | undefined {
  return target instanceof HTMLInputElement && target.role === 'combobox' && target.dataset.row
    ? target
    : undefined;
}

/** The next option for the arrow keys: after the last option none is active, then the first. */
function stepped(active: number, count: number): number {
  if (active >= count) return -1;
  return active < -1 ? count - 1 : active;
}

type AriaState = { id: string; isShown: boolean; active: number };

/** Sets ARIA attributes directly on the field with the list, so that the rows are not rendered again. */
function useAriaState(field: RefObject<HTMLInputElement | null>, { id, isShown, active }: AriaState) {
  useEffect(() => {
    const input = field.current;
    if (!input || !isShown) return;
    input.setAttribute('aria-expanded', 'true');
    input.setAttribute('aria-controls', id);
    if (active >= 0) input.setAttribute('aria-activedescendant', `${id}-${active}`);
    return () => {
      input.setAttribute('aria-expanded', 'false');
      input.removeAttribute('aria-controls');
      input.removeAttribute('aria-activedescendant');
    };
  });
}

function placeBelow(input: HTMLInputElement, box: HTMLElement | null): CSSProperties {
  const field = input.getBoundingClientRect();
  const around = box?.getBoundingClientRect() ?? field;
  const isAbove = window.innerHeight - field.bottom < listHeight && field.top > listHeight;
  return {
    left: field.left - around.left,
    minWidth: field.width,
    ...(isAbove ? { bottom: around.bottom - field.top + 4 } : { top: field.bottom - around.top + 4 }),
  };
}
