import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { SimilarCodes } from '#features/variants/variant.ts';
import { read } from '#panel/api/client.ts';
import { linkToRecord } from '#panel/navigation/chosen-record.ts';
import { mayUse } from '#panel/session/permission.ts';
import { DashboardSection } from './dashboard-section.tsx';
import classes from './dashboard-page.module.css';

/**
 * Lists codes that differ only in letter case. They are older than the rule against such codes; without any,
 * the section is hidden.
 */
export function SimilarCodesSection() {
  const { data } = useQuery({
    queryKey: ['similar-codes'],
    queryFn: () => read(SimilarCodes, '/similar-codes'),
    enabled: mayUse('content'),
  });
  if (!data || data.groups.length === 0) return null;
  return (
    <DashboardSection
      title="Yalnız harf büyüklüğü farklı kodlar"
      note={
        data.has_more
          ? `Birbirine karışabilir; kodları ayırın. İlk ${data.groups.length} tanesi gösteriliyor.`
          : 'Birbirine karışabilir; kodları ayırın.'
      }
    >
      <ul className={classes.list}>
        {data.groups.map((group) => (
          <li key={group[0]?.code} className={classes.row}>
            <div className={classes.names}>
              {group.map(({ code, product_id: id, product }) => (
                <div key={code}>
                  <Anchor component={Link} {...linkToRecord('products', id)}>
                    {code}
                  </Anchor>{' '}
                  <Text span size="xs" c="dimmed">
                    {product}
                  </Text>
                </div>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </DashboardSection>
  );
}
