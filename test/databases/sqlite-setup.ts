import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, disconnect } from '#server/db/connect.ts';
import { fillTemplate, type TemplateProject } from './template.ts';

/** Global set-up of the Vitest project `sqlite`. */
export default async function setUp(project: TemplateProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrin-template-'));
  const connections = await connect({ dataDir });
  await fillTemplate(connections);
  const file = join(dataDir, 'template.db');
  await connections.backUp(file);
  await disconnect(connections);
  project.provide('template', { dialect: 'sqlite', file });
  return () => rm(dataDir, { recursive: true });
}
