import { useEffect, useState, type ComponentProps, type ComponentType } from 'react';
import type { VariantTable } from './variant-table.tsx';

type Table = ComponentType<ComponentProps<typeof VariantTable>>;

const loadTable = () => import('./variant-table.tsx');
const ServerTable: Table | undefined = import.meta.env.SSR ? (await loadTable()).VariantTable : undefined;

/** The size table, which the server writes: its links work at once, and its code is loaded after that of the page. */
export function LateVariantTable(props: ComponentProps<typeof VariantTable>) {
  const [Shown, setShown] = useState<Table | undefined>(() => ServerTable);
  useEffect(() => {
    loadTable().then(
      (code) => setShown(() => code.VariantTable),
      // The table of the server stays.
      () => undefined,
    );
  }, []);
  if (Shown)
    return (
      <div key="table">
        <Shown {...props} />
      </div>
    );
  // Keeps what the server wrote.
  return <div key="written" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
