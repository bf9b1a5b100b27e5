import { Tabs } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { mayLeave } from '#panel/form-state/unsaved-work.ts';
import { PageHead, PageSection } from './page-head.tsx';
import classes from './page-tabs.module.css';

/** In pixels: how much of the tab before the open one stays in view. */
const shownBefore = 48;

type PageTab = { value: string; label: string; content: () => ReactNode };
type PageTabsProps = { title: string; note?: ReactNode; actions?: ReactNode; tabs: readonly PageTab[] };

/**
 * A page with tabs. The address stores the open tab, and a tab with unsaved changes asks before it closes.
 */
export function PageTabs({ title, note, actions, tabs }: PageTabsProps) {
  const [params, setParams] = useSearchParams();
  const open = tabs.find(({ value }) => value === params.get('tab')) ?? tabs[0];
  const list = useRef<HTMLDivElement>(null);
  // On a phone the row of tabs is wider than the screen.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[data-active]');
    if (!tab || !list.current) return;
    const left = tab.getBoundingClientRect().left - list.current.getBoundingClientRect().left;
    list.current.scrollLeft += left - shownBefore;
  }, [open?.value]);
  const choose = async (value: string) => {
    if (value === open?.value || !(await mayLeave())) return;
    // The search, sort mode and page of the previous tab are dropped.
    setParams(value === tabs[0]?.value ? {} : { tab: value }, { preventScrollReset: true });
  };
  return (
    <>
      <PageHead title={title} note={note} actions={actions} />
      <Tabs
        value={open?.value ?? null}
        onChange={(value) => void choose(value ?? '')}
        keepMounted={false}
        classNames={{ list: classes.list ?? '', tab: classes.tab ?? '', panel: classes.panel ?? '' }}
      >
        <Tabs.List ref={list} aria-label={title}>
          {tabs.map(({ value, label }) => (
            <Tabs.Tab key={value} value={value}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {open && (
          <Tabs.Panel value={open.value}>
            <PageSection value>{open.content()}</PageSection>
          </Tabs.Panel>
        )}
      </Tabs>
    </>
  );
}
