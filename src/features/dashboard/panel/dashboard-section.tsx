import { Paper, Text, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import classes from './dashboard-page.module.css';

type DashboardSectionProps = {
  title: string;
  /** A dimmed line below the title. */
  note?: ReactNode;
  /** An element at the end of the title's line, such as a link to the whole list or a switch. */
  action?: ReactNode;
  /** A text that replaces the content. */
  empty?: string | false | undefined;
  isWide?: boolean;
  children: ReactNode;
};

export function DashboardSection(props: DashboardSectionProps) {
  const { title, note, action, empty, isWide, children } = props;
  const id = useId();
  return (
    <Paper
      withBorder
      component="section"
      className={classes.section}
      data-wide={isWide || undefined}
      aria-labelledby={id}
    >
      <div className={classes.head}>
        <div>
          <Title order={2} id={id}>
            {title}
          </Title>
          {note !== undefined && (
            <Text size="sm" c="dimmed" component="div">
              {note}
            </Text>
          )}
        </div>
        {action}
      </div>
      {empty ? (
        <Text c="dimmed" size="sm" className={classes.empty}>
          {empty}
        </Text>
      ) : (
        children
      )}
    </Paper>
  );
}
