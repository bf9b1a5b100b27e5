import { Card, List, Text, Title } from '@mantine/core';
import { formatDate } from '#panel/format/format.ts';
import { PageHead } from '#panel/page/page-head.tsx';
import { releases } from '../releases.ts';
import classes from './releases.module.css';

/** What is new in each release, in the words of staff. */
export function ReleasesPage() {
  return (
    <>
      <PageHead title="Yenilikler" />
      {releases.map(({ version, date, parts }) => (
        <Card key={version} component="section" withBorder className={classes.release}>
          <Title order={2} size="h3">
            Sürüm {version}
          </Title>
          <Text c="dimmed">{formatDate(date)}</Text>
          <div className={classes.parts}>
            {parts.map(({ title, items }) => (
              <div key={title}>
                <Title order={3} size="h5" mb={8}>
                  {title}
                </Title>
                <List spacing={6}>
                  {items.map((item) => (
                    <List.Item key={item}>{item}</List.Item>
                  ))}
                </List>
              </div>
            ))}
          </div>
        </Card>
      ))}
    </>
  );
}
