import { Anchor, Button, Group, Menu, Modal, Stack, TextInput } from '@mantine/core';
import { IconBookmark, IconBookmarkPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { listQuery, SavedListCreate } from '../../saved-list.ts';
import { confirmDelete } from '#panel/feedback/confirm-delete.tsx';
import { noticeCreated } from '#panel/feedback/notices.tsx';
import { useShortForm } from '#panel/form-state/use-short-form.ts';
import { mayUse } from '#panel/session/permission.ts';
import { paths } from '#shared/panel-paths.ts';
import { createSavedList, deleteSavedList, useSavedLists } from './saved-lists.api.ts';

type Filter = Readonly<Record<string, string>>;

/** The lists that the person keeps; the present filter is kept as a new one, and the list on the screen is deleted. */
export function SavedListsMenu({ filter }: { filter: Filter }) {
  const { data: lists = [] } = useSavedLists();
  const [isNaming, setIsNaming] = useState(false);
  const query = listQuery(filter);
  const present = lists.find((list) => list.query === query);
  return (
    <>
      <Menu position="bottom-start" shadow="md" width={280}>
        <Menu.Target>
          <Anchor component="button" type="button" inherit c="dimmed" underline="always">
            Listelerim
          </Anchor>
        </Menu.Target>
        <Menu.Dropdown>
          {lists.map(({ id, name, query: own }) => (
            <Menu.Item
              key={id}
              component={Link}
              to={`${paths.products}?${own}`}
              leftSection={<IconBookmark size={16} aria-hidden />}
              aria-current={id === present?.id || undefined}
              fw={id === present?.id ? 600 : undefined}
              style={{ overflowWrap: 'anywhere' }}
            >
              {name}
            </Menu.Item>
          ))}
          {lists.length === 0 && <Menu.Label>{nothingYet}</Menu.Label>}
          {mayUse('content') && (
            <>
              <Menu.Divider />
              {present ? (
                <Menu.Item
                  leftSection={<IconTrash size={16} aria-hidden />}
                  onClick={() =>
                    confirmDelete({
                      name: present.name,
                      remove: () => deleteSavedList(present.id),
                      restoring: 'Yalnızca kayıtlı filtre silinir; ürünlere dokunulmaz.',
                    })
                  }
                >
                  Bu Listeyi Sil
                </Menu.Item>
              ) : (
                <Menu.Item
                  leftSection={<IconBookmarkPlus size={16} aria-hidden />}
                  disabled={query === ''}
                  onClick={() => setIsNaming(true)}
                >
                  Bu Filtreyi Listelerime Ekle…
                </Menu.Item>
              )}
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      <Modal
        opened={isNaming}
        onClose={() => setIsNaming(false)}
        title="Listelerime ekle"
        attributes={{ header: { role: 'presentation' } }}
        closeButtonProps={{ 'aria-label': 'Kapat' }}
      >
        <NameForm filter={filter} onClose={() => setIsNaming(false)} />
      </Modal>
    </>
  );
}

const nothingYet =
  'Henüz listeniz yok. Ürünleri aramayla ya da filtrelerle daraltın, sonra buradan bir adla saklayın.';

function NameForm({ filter, onClose }: { filter: Filter; onClose: () => void }) {
  const { element, keyOf, input, isSending } = useShortForm({
    values: { name: '' },
    schema: SavedListCreate.pick({ name: true }),
    send: ({ name }) => createSavedList({ name, filter: JSON.stringify(filter) }),
    onSent: ({ name }) => {
      noticeCreated(name);
      onClose();
    },
  });
  return (
    <form {...element} aria-label="Liste">
      <Stack>
        <TextInput
          key={keyOf('name')}
          label="Listenin adı"
          description="Açtığınızda, o gün filtreye uyan ürünleri gösterir. Yalnızca siz görürsünüz."
          maxLength={60}
          autoComplete="off"
          withAsterisk
          data-autofocus
          {...input('name')}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Vazgeç
          </Button>
          <Button type="submit" loading={isSending}>
            Kaydet
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
