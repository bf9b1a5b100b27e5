import { Menu } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useLoaderData, useNavigate } from 'react-router';
import type { Contract } from '../contract.ts';
import { confirmDelete } from '#panel/feedback/confirm-delete.tsx';
import { FormLoading } from '#panel/form/form-loading.tsx';
import { SiteLink } from '#panel/form/site-link.tsx';
import { HistoryButton } from '#panel/history/history-button.tsx';
import { RowMenu } from '#panel/list/row-menu.tsx';
import { publicState, StateBadge } from '#panel/list/state-badge.tsx';
import { recordName } from '#panel/records/record-definition.ts';
import { formatInstant } from '#panel/format/format.ts';
import { paths } from '#shared/panel-paths.ts';
import { useLanguages } from '#panel/api/languages.api.ts';
import { ContractForm, backToContracts } from './contract-form.tsx';
import { contractSitePath } from './contract-site-path.ts';
import { contractCalls, useContract } from './contracts.api.ts';

export function ContractEditPage() {
  const id = useLoaderData<number>();
  const contract = useContract(id);
  const languages = useLanguages();
  // Cached data of an earlier visit may hold an old version.
  if (!contract.data || !contract.isFetchedAfterMount || !languages.data)
    return <FormLoading title="Sözleşmeyi Düzenle" back={backToContracts} queries={[contract, languages]} />;
  const saved = contract.data;
  const name = recordName(saved, languages.data[0]?.abbr ?? '');
  return (
    <ContractForm
      key={id}
      contract={saved}
      languages={languages.data}
      title={name}
      note={
        <>
          <StateBadge state={publicState(saved.is_active)} /> · Son değişiklik:{' '}
          {formatInstant(saved.updated_at)}
        </>
      }
      actions={(form) => (
        <>
          <HistoryButton form={form} path={contractCalls.path} schema={contractCalls.record} />
          <ContractActions contract={saved} name={name} discard={form.discard} />
        </>
      )}
      onSaved={() => undefined}
    />
  );
}

type ContractActionsProps = { contract: Contract; name: string; discard: () => void };

function ContractActions({ contract, name, discard }: ContractActionsProps) {
  const navigate = useNavigate();
  const path = contractSitePath(contract);
  return (
    <>
      <SiteLink path={path} />
      <RowMenu label="Sözleşme" isInBar>
        <Menu.Item
          color="red.9"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() =>
            confirmDelete({
              name,
              remove: () => contractCalls.delete(contract.id),
              onDeleted: () => {
                discard();
                void navigate(paths.contracts);
              },
            })
          }
        >
          Sil
        </Menu.Item>
      </RowMenu>
    </>
  );
}
