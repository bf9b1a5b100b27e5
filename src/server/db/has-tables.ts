import { connect, disconnect, type ConnectSettings } from './connect.ts';

/** Whether the database contains the program's tables, of whatever version. */
export async function hasTables(settings: ConnectSettings): Promise<boolean> {
  const connections = connect(settings);
  try {
    const tables = await connections.writer.introspection.getTables();
    return tables.some(({ name }) => name === 'migrations');
  } finally {
    await disconnect(connections);
  }
}
