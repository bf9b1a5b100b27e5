import { ActionIcon, Group, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconArrowLeft } from '@tabler/icons-react';
import { createContext, useContext, type ReactNode } from 'react';
import { Link } from 'react-router';
import { pageConfiguration } from '#panel/api/page-settings.ts';
import { titleWithCount, useUnreadTotal } from '#panel/session/unread-messages.ts';
import classes from './page-head.module.css';

type PageHeadProps = {
  title: string;
  /** A dimmed line below the title, such as a count. */
  note?: ReactNode;
  back?: { to: string; label: string };
  actions?: ReactNode;
};

/** True around a screen that is a section of another page, for example in a tab. */
export const PageSection = createContext(false);

/** The heading of every screen; it also sets the document title. */
export function PageHead({ title, note, back, actions }: PageHeadProps) {
  const isSection = useContext(PageSection);
  const company = pageConfiguration().projectCompanyName;
  const unread = useUnreadTotal();
  useDocumentTitle(isSection ? '' : titleWithCount(`${title} · ${company}`, unread));
  return (
    <header className={classes.head}>
      <Group gap="sm" wrap="nowrap" align="flex-start" className={classes.text}>
        {back && (
          <ActionIcon component={Link} to={back.to} aria-label={back.label} variant="default" size="lg">
            <IconArrowLeft size={18} aria-hidden />
          </ActionIcon>
        )}
        <div className={classes.text}>
          <Title
            order={isSection ? 2 : 1}
            {...(isSection && { size: 'h4' })}
            className={isSection ? undefined : classes.title}
          >
            {title}
          </Title>
          {note !== undefined && (
            <Text c="dimmed" component="div" aria-live="polite">
              {note}
            </Text>
          )}
        </div>
      </Group>
      {actions && (
        <Group gap="xs" className={classes.actions}>
          {actions}
        </Group>
      )}
    </header>
  );
}
