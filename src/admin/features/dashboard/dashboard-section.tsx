import { Paper, Skeleton, Text, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import classes from './dashboard-page.module.css';

type DashboardSectionProps = {
  title: string;
  /** A dimmed line under the title. */
  note?: ReactNode;
  /** At the end of the title's line: a link to the whole list, or a switch. */
  action?: ReactNode;
  /** Said in place of the content. */
  empty?: string | false | undefined;
  isLoading: boolean;
  isWide?: boolean;
  /** The place of the content while it loads, in pixels, so that nothing jumps. */
  height?: number;
  /** The same on a phone. */
  phoneHeight?: number;
  children: ReactNode;
};

/** A part of the dashboard, of one shape while it loads, when it is empty and when it is full. */
export function DashboardSection(props: DashboardSectionProps) {
  const {
    title,
    note,
    action,
    empty,
    isLoading,
    isWide,
    height = 250,
    phoneHeight = height,
    children,
  } = props;
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
      <SectionBody empty={empty} isLoading={isLoading} height={{ base: phoneHeight, xs: height }}>
        {children}
      </SectionBody>
    </Paper>
  );
}

type BodyProps = Pick<DashboardSectionProps, 'empty' | 'isLoading' | 'children'> & {
  height: { base: number; xs: number };
};

function SectionBody({ empty, isLoading, height, children }: BodyProps) {
  if (isLoading) return <Skeleton h={height} className={classes.loading} />;
  if (!empty) return children;
  return (
    <Text c="dimmed" size="sm" className={classes.empty}>
      {empty}
    </Text>
  );
}
