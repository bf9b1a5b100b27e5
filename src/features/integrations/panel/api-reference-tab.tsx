import { Badge, Code, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { z } from 'zod';
import { readApiReference } from '#panel/api/client.ts';
import { LoadError, Loading } from '#panel/feedback/load-states.tsx';
import { formatNumber } from '#panel/format/format.ts';
import { PageHead } from '#panel/page/page-head.tsx';
import classes from './api-reference-tab.module.css';

const Operation = z.object({
  summary: z.string().default(''),
  tags: z.array(z.string()).default([]),
  security: z.array(z.unknown()).optional(),
  parameters: z.array(z.unknown()).optional(),
  requestBody: z.unknown().optional(),
  responses: z.unknown().optional(),
});
const Reference = z.object({ paths: z.record(z.string(), z.record(z.string(), Operation)) });

type Call = z.infer<typeof Operation> & { method: string; path: string };

/** Lists every call of the API as its schemas describe it (docs/product.md, "Public calls"). */
export function ApiReferenceTab({ title, headActions }: { title: string; headActions: ReactNode }) {
  const [search, setSearch] = useState('');
  const { data, error, refetch } = useQuery({
    queryKey: ['api-reference'],
    queryFn: async () => callsOf(await readApiReference(Reference)),
    staleTime: Infinity,
  });
  const found = data?.filter((call) => isFound(call, search)) ?? [];
  return (
    <>
      <PageHead
        title={title}
        note={data && `Başka programlar için ${formatNumber(data.length)} çağrı`}
        actions={headActions}
      />
      {error && <LoadError onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <Stack gap="lg">
          <TextInput
            aria-label="Çağrılarda ara"
            placeholder="Yol ya da açıklama"
            leftSection={<IconSearch size={16} aria-hidden />}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
            maw={420}
          />
          <p role="status" className={classes.status}>
            {found.length === 0 && 'Böyle bir çağrı yok.'}
          </p>
          {[...Map.groupBy(found, ({ tags }) => tags[0] ?? '')].map(([tag, calls]) => (
            <section key={tag} aria-label={tag}>
              <Title order={2} size="sm" mb="xs">
                {tag}
              </Title>
              {calls.map((call) => (
                <CallDetails key={`${call.method} ${call.path}`} call={call} />
              ))}
            </section>
          ))}
        </Stack>
      )}
    </>
  );
}

function CallDetails({ call: { method, path, summary, security, ...parts } }: { call: Call }) {
  const shown = [
    ['Parametreler', parts.parameters],
    ['Gövde', parts.requestBody],
    ['Yanıtlar', parts.responses],
  ] as const;
  return (
    <details className={classes.call}>
      <summary>
        <Badge variant="light" color="gray" radius="sm" w={64}>
          {method}
        </Badge>
        <span className={classes.path}>{path}</span>
        <Text span size="sm" c="dimmed">
          {summary}
          {security && ' · oturum ister'}
        </Text>
      </summary>
      {shown.map(
        ([label, part]) =>
          part !== undefined && (
            <div key={label}>
              <Text size="xs" fw={600} mt="sm" mb={4}>
                {label}
              </Text>
              <Code block tabIndex={0} aria-label={`${method} ${path}: ${label}`}>
                {JSON.stringify(part, null, 2)}
              </Code>
            </div>
          ),
      )}
    </details>
  );
}

function callsOf({ paths }: z.infer<typeof Reference>): Call[] {
  return Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, call]) => ({ ...call, path, method: verb.toUpperCase() })),
  );
}

function isFound({ path, summary, method }: Call, search: string): boolean {
  const text = `${method} ${path} ${summary}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
