import { Button } from '@mantine/core';
import { IconPlus, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { DeletedRecordsLink } from '#panel/list/deleted-records.tsx';
import { ListPage } from '#panel/list/list-page.tsx';
import { SearchField } from '#panel/list/search-field.tsx';
import { useListFilter } from '#panel/list/use-list-filter.ts';
import { RecordDrawer } from '#panel/form/record-drawer.tsx';
import { formatNumber } from '#panel/format/format.ts';
import { mayUse } from '#panel/session/permission.ts';
import { useRoleGroups } from '#panel/session/role-groups.ts';
import { searchFold } from '#shared/turkish.ts';
import { SecondFactorRule } from './second-factor-rule.tsx';
import { userColumns } from './user-columns.tsx';
import { UserCreateForm } from './user-create.tsx';
import { usersPath, useUsers } from './users.api.ts';

/** Lists the accounts of the panel and explains the roles. */
export function UsersPage() {
  const { data: users, error, refetch } = useUsers();
  const roles = useRoleGroups();
  const filter = useListFilter(['search']);
  const link = useListFilter(['open']);
  const [isChosen, setIsOpen] = useState(false);
  const isOpen = isChosen || link.values.open === 'new';
  const close = () => {
    setIsOpen(false);
    link.clear();
  };
  const wanted = searchFold(filter.values.search);
  return (
    <>
      <ListPage
        title="Kullanıcılar"
        note={
          mayUse('users') && (
            <>
              <DeletedRecordsLink path={usersPath} title="Silinen Kullanıcılar" />
              {users && ` · ${formatNumber(users.length)} kullanıcı`}
            </>
          )
        }
        actions={
          mayUse('users') && (
            <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setIsOpen(true)}>
              Yeni Kullanıcı
            </Button>
          )
        }
        filters={
          users && (
            <SearchField
              label="Ad ya da e-posta ara"
              value={filter.values.search}
              onSearch={(text) => filter.setFilter('search', text)}
              delay={0}
            />
          )
        }
        columns={userColumns(users ?? [], roles)}
        rows={users?.filter(({ name, email }) => searchFold(`${name} ${email}`).includes(wanted))}
        rowKey={({ id }) => id}
        error={error}
        onRetry={() => void refetch()}
        empty={{
          title: 'Kullanıcı bulunamadı',
          text: 'Aramayı değiştirin ya da temizleyin.',
          icon: <IconUsers size={28} stroke={1.5} aria-hidden />,
          action: (
            <Button variant="default" onClick={filter.clear}>
              Aramayı Temizle
            </Button>
          ),
        }}
      />
      {users && <SecondFactorRule users={users} />}
      <RecordDrawer title="Yeni Kullanıcı" isOpen={isOpen} onClose={close}>
        <UserCreateForm onClose={close} />
      </RecordDrawer>
    </>
  );
}
