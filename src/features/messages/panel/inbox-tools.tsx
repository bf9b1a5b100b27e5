import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots, IconDownload, IconSend, IconTemplate } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { MessageType } from '#shared/rules/message-types.ts';
import { saveFile } from '#panel/api/save-file.ts';
import { showFailure } from '#panel/feedback/notices.tsx';
import { mayUse } from '#panel/session/permission.ts';
import { OutboxDrawer } from '#features/mail/panel/outbox-drawer.tsx';
import { ReplyTemplatesDrawer } from '#features/reply-templates/panel/reply-templates-drawer.tsx';
import { nameOf } from './message-names.ts';
import type { MessageQuery } from './messages.api.ts';
import list from '#panel/list/list-page.module.css';

type InboxToolsProps = { type: MessageType; query: MessageQuery };

/** Buttons that export all messages of the type and open the reply templates and the outbox. */
export function InboxTools({ type, query: { section, search } }: InboxToolsProps) {
  const [params] = useSearchParams();
  const [opened, setOpened] = useState<'templates' | 'outbox' | null>(
    params.has('templates') ? 'templates' : null,
  );
  const close = () => setOpened(null);
  return (
    <>
      {mayUse('messages') && (
        <Button
          variant="default"
          className={list.sort}
          leftSection={<IconDownload size={16} aria-hidden />}
          aria-label="Excel İçin İndir (CSV)"
          onClick={() => void save(type, { section, search })}
        >
          Excel İçin İndir (CSV)
        </Button>
      )}
      <Menu position="bottom-end" width={220} shadow="md">
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label="Diğer işlemler">
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconTemplate size={16} aria-hidden />}
            onClick={() => setOpened('templates')}
          >
            Yanıt Şablonları
          </Menu.Item>
          <Menu.Item leftSection={<IconSend size={16} aria-hidden />} onClick={() => setOpened('outbox')}>
            Giden E-postalar
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ReplyTemplatesDrawer isOpen={opened === 'templates'} onClose={close} />
      <OutboxDrawer isOpen={opened === 'outbox'} onClose={close} />
    </>
  );
}

const save = (type: MessageType, query: { section: string; search: string }) =>
  saveFile(`/${type}/export`, `${nameOf(type).file}.csv`, query).catch((error: unknown) =>
    showFailure(error),
  );
