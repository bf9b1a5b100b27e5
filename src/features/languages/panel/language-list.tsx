import { Anchor, Button, Menu, Switch, Text } from '@mantine/core';
import {
  IconChecklist,
  IconLanguage,
  IconMessages,
  IconPencil,
  IconPlus,
  IconStar,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Language } from '../language.ts';
import { ListPage } from '#panel/list/list-page.tsx';
import type { Column } from '#panel/list/list-row.tsx';
import { RowMenu } from '#panel/list/row-menu.tsx';
import { publicState, StateBadge } from '#panel/list/state-badge.tsx';
import { formatNumber } from '#panel/format/format.ts';
import { mayUse } from '#panel/session/permission.ts';
import { CompletenessBar } from './completeness-bar.tsx';
import { totalsOf, type Totals } from './completeness.ts';
import { askForMain, setActive } from './language-actions.tsx';
import { LanguageCreateDrawer } from './language-create.tsx';
import { LanguageRenameDrawer } from './language-rename.tsx';
import { useCompleteness, useLanguages } from '#panel/api/languages.api.ts';
import { PageTabs } from '#panel/page/page-tabs.tsx';
import { CompletenessTab } from './gaps/completeness-tab.tsx';
import { TextsTab } from './texts/texts-tab.tsx';
import classes from './languages.module.css';

export function LanguageList() {
  const { data, error, refetch } = useLanguages();
  const completeness = useCompleteness();
  const [isCreating, setIsCreating] = useState(false);
  const [renamed, setRenamed] = useState<Language | null>(null);
  const totals = new Map(completeness.data?.map(({ abbr, kinds }) => [abbr, totalsOf(kinds)]));
  const mayChange = mayUse('languages');
  return (
    <>
      <ListPage
        title="Diller"
        note={
          data &&
          `${formatNumber(data.length)} dil, ${formatNumber(data.filter(({ active }) => active).length)} tanesi yayında`
        }
        actions={
          mayChange && (
            <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setIsCreating(true)}>
              Yeni Dil
            </Button>
          )
        }
        columns={columns({ main: data?.[0], totals, mayChange, onRename: setRenamed })}
        rows={data}
        rowKey={({ abbr }) => abbr}
        error={error}
        onRetry={() => void refetch()}
        empty={{
          title: 'Henüz dil yok',
          text: 'Sitenin en az bir dili olur.',
          icon: <IconLanguage aria-hidden />,
        }}
      />
      {data && (
        <LanguageCreateDrawer isOpen={isCreating} onClose={() => setIsCreating(false)} languages={data} />
      )}
      <LanguageRenameDrawer language={renamed} onClose={() => setRenamed(null)} />
    </>
  );
}

type ColumnOptions = {
  main: Language | undefined;
  totals: ReadonlyMap<string, Totals>;
  mayChange: boolean;
  onRename: (language: Language) => void;
};

function columns({ main, totals, mayChange, onRename }: ColumnOptions): Column<Language>[] {
  return [
    {
      key: 'lang',
      header: 'Dil',
      render: (language) => (
        <div className={classes.language}>
          <Text fw={600} size="sm" lang={language.abbr}>
            {language.lang}
          </Text>
          <span className={classes.abbr}>{language.abbr.toUpperCase()}</span>
          {language.is_main && <span className={classes.main}>Ana dil</span>}
        </div>
      ),
    },
    {
      key: 'completeness',
      header: 'Tamamlanma',
      from: 'tablet',
      width: '38%',
      render: (language) => <CompletenessCell language={language} totals={totals.get(language.abbr)} />,
    },
    {
      key: 'active',
      header: 'Durum',
      width: 140,
      render: (language) =>
        mayChange && !language.is_main ? (
          <Switch
            size="sm"
            label="Yayında"
            aria-label={`${language.lang}: yayında`}
            checked={language.active}
            onChange={({ currentTarget }) => setActive(language, currentTarget.checked)}
          />
        ) : (
          <StateBadge state={publicState(language.active)} />
        ),
    },
    {
      key: 'actions',
      header: 'İşlemler',
      hasHiddenHeader: true,
      width: 68,
      render: (language) => (
        <LanguageMenu language={language} main={main} mayChange={mayChange} onRename={onRename} />
      ),
    },
  ];
}

function CompletenessCell({ language, totals }: { language: Language; totals: Totals | undefined }) {
  if (language.is_main)
    return (
      <Text size="sm" c="dimmed">
        Öbür diller bundan çevrilir
      </Text>
    );
  if (!totals) return null;
  const { missing, outdated } = totals;
  const counts = [
    missing > 0 && `${formatNumber(missing)} eksik`,
    outdated > 0 && `${formatNumber(outdated)} eski çeviri`,
  ].filter((text) => text !== false);
  return (
    <>
      <CompletenessBar label={language.lang} totals={totals} />
      {counts.length > 0 && (
        <Anchor component={Link} to={gapsOf(language)} size="xs" c="dimmed">
          {counts.join(', ')}
        </Anchor>
      )}
    </>
  );
}

const gapsOf = ({ abbr }: Language) => `?tab=gaps&lang=${abbr}`;
const textsOf = ({ abbr }: Language) => `?tab=texts&lang=${abbr}`;

type LanguageMenuProps = Pick<ColumnOptions, 'main' | 'mayChange' | 'onRename'> & { language: Language };

function LanguageMenu({ language, main, mayChange, onRename }: LanguageMenuProps) {
  return (
    <RowMenu label={language.lang}>
      <Menu.Item component={Link} to={textsOf(language)} leftSection={<IconMessages size={16} aria-hidden />}>
        Arayüz Metinleri
      </Menu.Item>
      {!language.is_main && (
        <Menu.Item
          component={Link}
          to={gapsOf(language)}
          leftSection={<IconChecklist size={16} aria-hidden />}
        >
          Eksikleri Gör
        </Menu.Item>
      )}
      {mayChange && (
        <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={() => onRename(language)}>
          Yeniden Adlandır
        </Menu.Item>
      )}
      {mayChange && !language.is_main && main && (
        <Menu.Item
          leftSection={<IconStar size={16} aria-hidden />}
          onClick={() => askForMain(language, main)}
        >
          Ana Dil Yap
        </Menu.Item>
      )}
    </RowMenu>
  );
}

/** The tabs of the languages, the interface texts and the missing translations. */
export function LanguagesPage() {
  return (
    <PageTabs
      title="Dil İşlemleri"
      tabs={[
        { value: 'list', label: 'Diller', content: () => <LanguageList /> },
        { value: 'texts', label: 'Arayüz metinleri', content: () => <TextsTab /> },
        { value: 'gaps', label: 'Eksikler', content: () => <CompletenessTab /> },
      ]}
    />
  );
}
