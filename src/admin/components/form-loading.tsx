import { LoadError, Loading } from './load-states.tsx';
import { PageHead } from './page-head.tsx';

type Query = { data: unknown; error: unknown; refetch: () => Promise<unknown> };

/** Stands in for a form until what it needs has been read, or says that it could not be. */
export function FormLoading({ title, queries }: { title: string; queries: readonly Query[] }) {
  const failed = queries.find(({ error, data }) => error && data === undefined);
  return (
    <>
      <PageHead title={title} />
      {failed ? <LoadError error={failed.error} onRetry={() => void failed.refetch()} /> : <Loading />}
    </>
  );
}
