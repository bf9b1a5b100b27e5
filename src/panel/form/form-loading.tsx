import { LoadError, Loading } from '#panel/feedback/load-states.tsx';
import type { ReactNode } from 'react';
import { PageHead } from '#panel/page/page-head.tsx';

type Query = { data: unknown; error: unknown; refetch: () => Promise<unknown> };

type FormLoadingProps = {
  title: string;
  back?: { to: string; label: string };
  queries: readonly Query[];
  headActions?: ReactNode;
};

/** Replaces a form while its data load, or when loading failed. */
export function FormLoading({ title, back, queries, headActions }: FormLoadingProps) {
  const failed = queries.find(({ error, data }) => error && data === undefined);
  return (
    <>
      <PageHead title={title} {...(back && { back })} actions={headActions} />
      {failed ? <LoadError error={failed.error} onRetry={() => void failed.refetch()} /> : <Loading />}
    </>
  );
}
