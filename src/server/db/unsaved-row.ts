import {
  OperationNodeTransformer,
  sql,
  RawNode,
  TableNode,
  type AliasNode,
  type KyselyPlugin,
  type OperationNode,
  type ReferenceNode,
} from 'kysely';
import type { Reader } from './connect.ts';
import type { AnyRow } from './record-rows.ts';
import type { ListedTable } from './schema/database.ts';

/**
 * A reader that returns `row` in place of the stored row with the same id; nothing is written. Only queries
 * made by Kysely's builder see it: plain SQL that names the table still reads the stored row.
 */
export function withUnsavedRow<Row extends AnyRow>(db: Reader, table: ListedTable, row: Row): Reader {
  const transformer = new UnsavedRowTransformer(table, row);
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => transformer.transformNode(node),
    transformResult: async ({ result }) => result,
  };
  return db.withPlugin(plugin);
}

/** Replaces the table in a query by a subquery with the unsaved row. */
class UnsavedRowTransformer extends OperationNodeTransformer {
  readonly #table: ListedTable;
  readonly #rows: RawNode;

  constructor(table: ListedTable, row: AnyRow) {
    super();
    this.#table = table;
    const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
    const values = sql.join(Object.values(row));
    this.#rows = sql`(select ${columns} from ${sql.table(table)} where id <> ${row.id}
      union all select ${values})`.toOperationNode();
  }

  protected override transformTable(node: TableNode): TableNode {
    return this.#isTable(node) ? this.#as(sql.table(this.#table).toOperationNode()) : node;
  }

  protected override transformAlias(node: AliasNode): AliasNode {
    return this.#isTable(node.node) ? this.#as(node.alias) : super.transformAlias(node);
  }

  /** References stay unchanged, because the subquery has the name of the table. */
  protected override transformReference(node: ReferenceNode): ReferenceNode {
    return node;
  }

  #isTable(node: OperationNode): boolean {
    return TableNode.is(node) && node.table.identifier.name === this.#table;
  }

  /** Kysely's types expect a node of the same kind, but Kysely can compile any node here. */
  #as<Node>(name: OperationNode): Node {
    return RawNode.create(['', ' as ', ''], [this.#rows, name]) as unknown as Node;
  }
}
