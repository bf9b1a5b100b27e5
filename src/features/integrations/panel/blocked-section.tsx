import { Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { BlockedSources } from '#features/visits/blocked.ts';
import { read } from '#panel/api/client.ts';
import { FormSection } from '#panel/form/form-page.tsx';
import { dayText } from '#panel/format/date-time-text.ts';
import { formatNumber } from '#panel/format/format.ts';

const areas = { site: 'Site', panel: 'Panel' };

/**
 * Lists what the pages' Content-Security-Policy blocked, so that staff notice pasted code that tries to load
 * something else.
 */
export function BlockedSection() {
  const { data } = useQuery({
    queryKey: ['site-settings', 'blocked'],
    queryFn: () => read(BlockedSources, '/settings/site/blocked'),
  });
  return (
    <FormSection title="Engellenen kaynaklar">
      <Text size="sm" c="dimmed">
        {data?.length === 0
          ? 'Son 30 günde tarayıcılar engellenen bir kaynak bildirmedi.'
          : 'Son 30 günde sayfaların yüklemek isteyip güvenlik ilkesinin engellediği kaynaklar. Tanımadığınız bir adres, sayfaya sızan bir koddan ya da ziyaretçinin tarayıcı eklentisinden gelebilir.'}
      </Text>
      {data && data.length > 0 && (
        <Table.ScrollContainer minWidth={420}>
          <Table verticalSpacing={6} aria-label="Engellenen kaynaklar">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Kaynak</Table.Th>
                <Table.Th>Kural</Table.Th>
                <Table.Th ta="right">Bildirim</Table.Th>
                <Table.Th ta="right">Son gün</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.map(({ area, directive, source, count, last_day }) => (
                <Table.Tr key={`${area} ${directive} ${source}`}>
                  <Table.Td>{source}</Table.Td>
                  <Table.Td>
                    {areas[area]} · {directive}
                  </Table.Td>
                  <Table.Td ta="right">{formatNumber(count)}</Table.Td>
                  <Table.Td ta="right">{dayText(last_day)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </FormSection>
  );
}
