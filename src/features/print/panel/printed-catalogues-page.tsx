import { Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { PrintedCatalogue } from '../printed-catalogue.ts';
import { SampleCardsPart } from '#features/sample-cards/panel/sample-cards-part.tsx';
import { useLanguages } from '#panel/api/languages.api.ts';
import type { Column } from '#panel/list/list-row.tsx';
import { DimmedText } from '#panel/records/record-list.tsx';
import { RecordScreen } from '#panel/records/record-screen.tsx';
import { PrintFields, printValues } from './print-fields.tsx';
import { PrintRunCell } from './print-run.tsx';
import { formatWords, layoutWords, printLabels, usePrintValueNames } from './print-words.ts';
import { printCalls } from './printed-catalogues.api.ts';

/** Lists the catalogues that the program sets for print (docs/product.md, "Printed catalogues"). */
export function PrintedCataloguesPage() {
  const { data: languages = [] } = useLanguages();
  const showValue = usePrintValueNames();
  return (
    <>
      <RecordScreen<PrintedCatalogue>
        calls={printCalls}
        words={{
          title: 'Basılı Katalog',
          one: 'Baskı',
          theOne: 'Baskıyı',
          all: 'Baskılar',
          theAll: 'Baskıları',
          empty:
            'Seçtiğiniz kategorilerden, bugünkü bilgilerle baskıya hazır bir katalog (PDF) hazırlayın. İsterseniz sitede de yayımlayın.',
        }}
        icon={IconPrinter}
        searched={['name', 'subtitle']}
        columns={() => columns}
        localised={[]}
        labels={printLabels}
        values={(record) => printValues(record, languages[0]?.abbr ?? 'tr')}
        required={['name']}
        showValue={showValue}
        fields={(form) => <PrintFields form={form} />}
      />
      <SampleCardsPart />
    </>
  );
}

const columns: Column<PrintedCatalogue>[] = [
  {
    key: 'paper',
    header: 'Dil ve kâğıt',
    from: 'tablet',
    width: '20%',
    render: ({ lang, second_lang: second, format, layout }) => (
      <>
        <DimmedText>{`${[lang, second].filter(Boolean).join(' + ').toUpperCase()} · ${formatWords[format]}`}</DimmedText>
        <Text size="sm" c="dimmed">
          {layoutWords[layout]}
        </Text>
      </>
    ),
  },
  {
    key: 'run',
    header: 'Durum',
    width: '48%',
    render: (record) => <PrintRunCell record={record} />,
  },
];
