import { CloseButton, VisuallyHidden } from '@mantine/core';
import { IconCornerDownLeft, IconSearch } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { PaletteEntry } from './palette-entries.ts';
import classes from './palette.module.css';

export type PaletteGroup = { label: string; entries: readonly PaletteEntry[] };

type PaletteListProps = {
  text: string;
  onType: (text: string) => void;
  groups: readonly PaletteGroup[];
  onRun: (entry: PaletteEntry, inNewTab: boolean) => void;
  /** True while records are still loading. */
  isWaiting: boolean;
};

/** A combobox: a search box and the list of its results. The focus stays in the box (docs/decisions/0041). */
export function PaletteList({ text, onType, groups, onRun, isWaiting }: PaletteListProps) {
  const id = useId();
  const all = groups.flatMap(({ entries }) => entries);
  const [chosen, setChosen] = useState<string | null>(null);
  // When records arrive after the screens, the selected entry stays selected.
  const index = Math.max(
    0,
    all.findIndex(({ key }) => key === chosen),
  );
  const current = all[index];
  const optionId = (entry: PaletteEntry) => `${id}-${entry.key}`;
  const list = useRef<HTMLDivElement>(null);
  const isFirst = index === 0;
  useEffect(() => {
    if (isFirst) list.current?.scrollTo({ top: 0 });
    else list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [current?.key, isFirst]);

  const type = (typed: string) => {
    setChosen(null);
    onType(typed);
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.nativeEvent.isComposing || all.length === 0 || (step === undefined && event.key !== 'Enter'))
      return;
    event.preventDefault();
    if (step !== undefined) setChosen(all[(index + step + all.length) % all.length]?.key ?? null);
    else if (current) onRun(current, event.ctrlKey || event.metaKey);
  };
  return (
    <>
      <div className={classes.search}>
        <IconSearch size={20} stroke={1.7} aria-hidden />
        <input
          role="combobox"
          aria-label="Ekran, kayıt ya da işlem ara"
          aria-expanded
          aria-autocomplete="list"
          aria-controls={id}
          aria-activedescendant={current && optionId(current)}
          placeholder="Ekran, kayıt ya da işlem ara"
          className={classes.input}
          value={text}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={handleKey}
        />
        {text !== '' && <CloseButton aria-label="Aramayı temizle" onClick={() => type('')} />}
      </div>
      <div ref={list} id={id} role="listbox" aria-label="Sonuçlar" className={classes.list}>
        {groups.map(({ label, entries }) => (
          <div key={label} role="group" aria-labelledby={`${id}-${label}`}>
            <div id={`${id}-${label}`} className={classes.group} role="presentation">
              {label}
            </div>
            {entries.map((entry) => (
              <Option
                key={entry.key}
                id={optionId(entry)}
                entry={entry}
                isChosen={entry === current}
                onPoint={() => setChosen(entry.key)}
                onRun={onRun}
              />
            ))}
          </div>
        ))}
      </div>
      {all.length === 0 && <p className={classes.note}>{isWaiting ? 'Aranıyor…' : 'Sonuç yok'}</p>}
      <VisuallyHidden role="status">
        {isWaiting ? '' : all.length === 0 ? 'Sonuç yok' : `${all.length} sonuç`}
      </VisuallyHidden>
    </>
  );
}

type OptionProps = {
  id: string;
  entry: PaletteEntry;
  isChosen: boolean;
  onPoint: () => void;
  onRun: PaletteListProps['onRun'];
};

function Option({ id, entry, isChosen, onPoint, onRun }: OptionProps) {
  return (
    // The list needs no key handler, because keys are handled in the search box.
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      className={classes.option}
      onPointerMove={onPoint}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => onRun(entry, event.ctrlKey || event.metaKey)}
    >
      <entry.icon size={18} stroke={1.6} aria-hidden />
      <span className={classes.label}>{entry.label}</span>
      {entry.detail !== '' && <span className={classes.detail}>{entry.detail}</span>}
      <IconCornerDownLeft size={15} stroke={1.7} aria-hidden className={classes.enter} />
    </div>
  );
}
