import { Button, Group, Text } from '@mantine/core';
import { IconReplace } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { SelectField, TextField } from '#panel/form/fields.tsx';
import { useLanguages } from '#panel/api/languages.api.ts';
import { formatNumber } from '#panel/format/format.ts';
import { DimmedText } from '#panel/records/record-list.tsx';
import { RecordScreen } from '#panel/records/record-screen.tsx';
import { mayUse } from '#panel/session/permission.ts';
import type { Synonym } from '../synonym.ts';
import { failedWords, synonymCalls } from './synonyms.api.ts';
import classes from './synonyms-tab.module.css';

/** The words that mean the same for the search, and the searches of visitors that found nothing. */
export function SynonymsTab() {
  const { data: languages = [] } = useLanguages();
  const [params] = useSearchParams();
  const prefilled = params.get('open') === 'new' ? (params.get('word') ?? '') : '';
  const main = languages[0]?.abbr ?? 'tr';
  const languageLabel = (lang: unknown) => languages.find(({ abbr }) => abbr === lang)?.lang ?? String(lang);
  return (
    <>
      <FailedWordsList />
      <RecordScreen<Synonym>
        calls={synonymCalls}
        words={{
          title: 'Eş Anlamlılar',
          one: 'Eş Anlamlı',
          theOne: 'Eş Anlamlıyı',
          all: 'Eş Anlamlılar',
          theAll: 'Eş Anlamlıları',
          empty: 'Müşterilerin sizden farklı adlandırdığı ürünleri ekleyin: kopça → toka, kanca …',
        }}
        icon={IconReplace}
        searched={['name', 'words']}
        columns={() => [
          {
            key: 'words',
            header: 'Aynı anlamda',
            width: '45%',
            render: ({ words }) => <DimmedText>{words}</DimmedText>,
          },
          {
            key: 'lang',
            header: 'Dil',
            from: 'tablet',
            width: 120,
            render: ({ lang }) => languageLabel(lang),
          },
        ]}
        localised={[]}
        labels={{ name: 'Aranan sözcük', words: 'Aynı anlamdaki sözcükler', lang: 'Dil' }}
        values={(record) => ({
          name: record?.name ?? prefilled,
          words: record?.words ?? '',
          lang: record?.lang ?? main,
        })}
        required={['name', 'words']}
        showValue={(name, value) => (name === 'lang' ? languageLabel(value) : undefined)}
        fields={(form) => (
          <>
            <TextField
              form={form}
              name="name"
              label="Aranan sözcük"
              withAsterisk
              data-autofocus={prefilled === '' || undefined}
            />
            <TextField
              form={form}
              name="words"
              label="Aynı anlamdaki sözcükler"
              description="Virgülle ayırın. Biri aranınca ötekilerin ürünleri de bulunur."
              withAsterisk
              data-autofocus={prefilled !== '' || undefined}
            />
            <SelectField
              form={form}
              name="lang"
              label="Dil"
              description="Hangi dildeki sayfalarda aranınca"
              allowDeselect={false}
              data={form.languages.map(({ abbr, lang }) => ({ value: abbr, label: lang }))}
            />
          </>
        )}
      />
    </>
  );
}

/** Lists searches without result. A click opens the form of a new synonym with that search. */
function FailedWordsList() {
  const { data = [] } = useQuery(failedWords);
  const [, setParams] = useSearchParams();
  if (data.length === 0 || !mayUse('content')) return null;
  const take = (word: string) =>
    setParams({ tab: 'synonyms', open: 'new', word }, { preventScrollReset: true });
  return (
    <section className={classes.failed} aria-labelledby="failed-words">
      <Text id="failed-words" component="h2" fw={600} size="sm">
        Sonuç bulunamayan aramalar
      </Text>
      <Text size="sm" c="dimmed">
        Birini alın ve sizdeki adını yazın; kaydedince arama onu bulur.
      </Text>
      <Group component="ul" gap={8} className={classes.words ?? ''}>
        {data.map(({ search, count }) => (
          <li key={search}>
            <Button
              variant="default"
              size="compact-sm"
              className={classes.word ?? ''}
              aria-label={`“${search}” için eş anlamlı ekle, ${formatNumber(count)} kez arandı`}
              onClick={() => take(search)}
            >
              <span className={classes.text}>{search}</span>
              <span className={classes.count}>{formatNumber(count)}</span>
            </Button>
          </li>
        ))}
      </Group>
    </section>
  );
}
