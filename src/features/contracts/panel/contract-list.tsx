import { IconFileText } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import type { Contract } from '../contract.ts';
import { publicState } from '#panel/list/state-badge.tsx';
import { stateColumn } from '#panel/list/state-column.tsx';
import { DimmedText } from '#panel/records/record-list.tsx';
import { RecordListScreen } from '#panel/records/record-screen.tsx';
import { formatDate } from '#panel/format/format.ts';
import { paths } from '#shared/panel-paths.ts';
import { linkToRecord } from '#panel/navigation/chosen-record.ts';
import { contractCalls } from './contracts.api.ts';
import { contractSitePath } from './contract-site-path.ts';

export function ContractList() {
  const navigate = useNavigate();
  return (
    <RecordListScreen<Contract>
      calls={contractCalls}
      words={{
        title: 'Sözleşmeler',
        one: 'Sözleşme',
        theOne: 'Sözleşmeyi',
        all: 'Sözleşmeler',
        theAll: 'Sözleşmeleri',
        empty: 'KVKK aydınlatma metni, gizlilik ve çerez politikası gibi metinlerinizi ekleyin.',
      }}
      icon={IconFileText}
      searched={['name']}
      columns={() => [
        stateColumn(({ is_active }) => publicState(is_active)),
        {
          key: 'languages',
          header: 'Diller',
          from: 'tablet',
          width: 120,
          render: (contract) => <DimmedText>{translatedInto(contract).join(', ')}</DimmedText>,
        },
        {
          key: 'updated_at',
          header: 'Son değişiklik',
          from: 'tablet',
          width: 170,
          render: ({ updated_at }) => <DimmedText>{formatDate(updated_at)}</DimmedText>,
        },
      ]}
      sitePathOf={contractSitePath}
      edit={({ id }) => linkToRecord('contracts', id)}
      onCreate={() => void navigate(paths.contractInsert)}
    />
  );
}

/** The languages in which a contract has both a name and a text. */
function translatedInto(contract: Contract): string[] {
  const named = Object.keys(contract).flatMap((key) => /^name_([a-z]{2})$/.exec(key)?.[1] ?? []);
  return named.filter((abbr) => contract[`content_${abbr}`]).map((abbr) => abbr.toUpperCase());
}
