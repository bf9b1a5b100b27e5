import { Anchor, Text, UnstyledButton } from '@mantine/core';
import { IconChecks, IconLanguage } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Completeness } from '../../language.ts';
import { EmptyState } from '#panel/feedback/load-states.tsx';
import { ListPage } from '#panel/list/list-page.tsx';
import type { Column } from '#panel/list/list-row.tsx';
import { useListFilter } from '#panel/list/use-list-filter.ts';
import { formatNumber } from '#panel/format/format.ts';
import { CompletenessBar } from '../completeness-bar.tsx';
import { totalsOf } from '../completeness.ts';
import { useCompleteness, useLanguages, type GapState } from '#panel/api/languages.api.ts';
import { LanguageChooser } from '../texts/texts-tab.tsx';
import { GapDrawer } from './gap-drawer.tsx';
import classes from '../languages.module.css';

/**
 * Shows how completely each kind is translated into a language, with links to the gaps
 * (`?lang=de&kind=products&state=missing`).
 */
export function CompletenessTab() {
  const { data: languages } = useLanguages();
  const { data, error, refetch } = useCompleteness();
  const filter = useListFilter(['lang', 'kind', 'state']);
  const { lang, kind, state } = filter.values;
  const others = languages?.filter(({ is_main }) => !is_main) ?? [];
  const chosen = others.find(({ abbr }) => abbr === lang) ?? others[0];
  if (languages && !chosen)
    return (
      <EmptyState
        icon={<IconLanguage size={28} stroke={1.5} aria-hidden />}
        title="Başka dil yok"
        text="Sitenin tek dili var; ikinci bir dil ekleyince çevrilmeyenler burada görünür."
      />
    );
  const kinds = data?.find(({ abbr }) => abbr === chosen?.abbr)?.kinds;
  const opened = kinds?.find(({ resource }) => resource === kind);
  const totals = kinds && totalsOf(kinds);
  return (
    <>
      <ListPage
        title={chosen ? `Eksikler: ${chosen.lang}` : 'Eksikler'}
        note={totals && summary(totals.missing, totals.outdated)}
        filters={
          chosen &&
          others.length > 1 && (
            <LanguageChooser
              languages={others}
              chosen={chosen}
              onChoose={(abbr) => filter.setFilters({ lang: abbr, kind: '', state: '' })}
            />
          )
        }
        columns={columns(chosen?.abbr ?? '', (resource, gaps) =>
          filter.setFilters({ kind: resource, state: gaps }),
        )}
        rows={kinds?.filter(({ total }) => total > 0)}
        rowKey={({ resource }) => resource}
        error={error}
        onRetry={() => void refetch()}
        empty={{
          title: 'Çevrilecek kayıt yok',
          text: 'Ana dilde metni olan kayıtlar burada görünür.',
          icon: <IconChecks size={28} stroke={1.5} aria-hidden />,
        }}
      />
      <GapDrawer
        opened={
          opened && chosen && (state === 'missing' || state === 'outdated')
            ? { language: chosen, kind: opened, state }
            : null
        }
        onClose={() => filter.setFilters({ kind: '', state: '' })}
      />
    </>
  );
}

function summary(missing: number, outdated: number): string {
  if (missing === 0 && outdated === 0) return 'Her şey çevrilmiş';
  const counts = [
    missing > 0 && `${formatNumber(missing)} kayıtta eksik metin`,
    outdated > 0 && `${formatNumber(outdated)} kayıtta eski çeviri`,
  ];
  return counts.filter((text) => text !== false).join(', ');
}

type OpenGaps = (resource: string, state: GapState) => void;

function columns(lang: string, onOpen: OpenGaps): Column<Completeness>[] {
  const count = (kind: Completeness, state: GapState) => (
    <GapCount lang={lang} kind={kind} state={state} onOpen={onOpen} />
  );
  return [
    {
      key: 'kind',
      header: 'Tür',
      render: ({ called, total }) => (
        <>
          <Text size="sm" fw={600}>
            {called}
          </Text>
          <Text size="xs" c="dimmed">
            {formatNumber(total)} kayıt
          </Text>
        </>
      ),
    },
    {
      key: 'completeness',
      header: 'Tamamlanma',
      from: 'tablet',
      width: '32%',
      render: (kind) => <CompletenessBar label={kind.called} totals={kind} />,
    },
    { key: 'missing', header: 'Eksik', width: 90, render: (kind) => count(kind, 'missing') },
    { key: 'outdated', header: 'Eski çeviri', width: 120, render: (kind) => count(kind, 'outdated') },
  ];
}

const stateNames: Readonly<Record<GapState, string>> = { missing: 'eksik', outdated: 'eski çeviri' };

type GapCountProps = { lang: string; kind: Completeness; state: GapState; onOpen: OpenGaps };

/** The number of gaps of a kind, as a button that opens their list or as a link to the interface texts. */
function GapCount({ lang, kind: { resource, called, ...counts }, state, onOpen }: GapCountProps) {
  const count = counts[state];
  if (count === 0)
    return (
      <Text size="sm" c="dimmed">
        Yok
      </Text>
    );
  const label = `${called}: ${formatNumber(count)} ${stateNames[state]}`;
  if (resource === 'interface-texts')
    return (
      <Anchor
        component={Link}
        to={`?tab=texts&lang=${lang}&show=${state}`}
        aria-label={label}
        className={classes.count}
      >
        {formatNumber(count)}
      </Anchor>
    );
  return (
    <UnstyledButton aria-label={label} className={classes.count} onClick={() => onOpen(resource, state)}>
      {formatNumber(count)}
    </UnstyledButton>
  );
}
