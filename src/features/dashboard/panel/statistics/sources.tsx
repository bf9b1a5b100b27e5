import { Table } from '@mantine/core';
import type { VisitSource } from '../../statistics.ts';
import { formatNumber } from '#panel/format/format.ts';
import { DashboardSection } from '../dashboard-section.tsx';
import { ShareBar } from './share-bar.tsx';
import classes from './statistics.module.css';

type SourcesProps = { sources: readonly VisitSource[]; before: string | false };

/**
 * Lists the sites that visitors came from. `before` is the name of the previous period; false if there is no
 * comparison.
 */
export function Hosts({ sources, before }: SourcesProps) {
  return (
    <DashboardSection
      title="Nereden geldiler"
      note="Siteye bağlantı veren siteler"
      empty={sources.length === 0 && 'Ziyaretçilerin geldiği siteler burada görünür.'}
    >
      <SourceTable sources={sources} before={before} title="Site" unnamed="Doğrudan ya da bilinmiyor" />
    </DashboardSection>
  );
}

/** Lists the campaigns whose links visitors followed. */
export function Campaigns({ sources, before }: SourcesProps) {
  return (
    <DashboardSection
      title="Kampanyalar"
      note="Bağlantılarınızdaki utm_source / utm_medium / utm_campaign"
      empty={
        sources.length === 0 &&
        'Bülten ve reklam bağlantılarınıza ?utm_source=bulten&utm_campaign=ad ekleyin; gelenler burada sayılır.'
      }
    >
      <SourceTable sources={sources} before={before} title="Kaynak / ortam / kampanya" unnamed="–" />
    </DashboardSection>
  );
}

function SourceTable({
  sources,
  before,
  title,
  unnamed,
}: SourcesProps & Record<'title' | 'unnamed', string>) {
  const most = Math.max(1, ...sources.map(({ count }) => count));
  return (
    <Table className={classes.table}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{title}</Table.Th>
          <Table.Th scope="col" className={classes.number}>
            Ziyaret
          </Table.Th>
          {before && (
            <Table.Th scope="col" className={classes.number}>
              {before}
            </Table.Th>
          )}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {sources.map(({ name, count, previous }) => (
          <Table.Tr key={name}>
            <Table.Th scope="row" className={classes.named}>
              {name === '' ? unnamed : name === '*' ? 'Diğerleri' : name}
              <ShareBar share={count / most} />
            </Table.Th>
            <Table.Td className={classes.number}>{formatNumber(count)}</Table.Td>
            {before && <Table.Td className={classes.number}>{formatNumber(previous)}</Table.Td>}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
