import { paths } from '#shared/panel-paths.ts';
import type { RecordKind } from '#shared/record-kind.ts';

export const replyTemplateKind = {
  table: 'reply_templates',
  entity: 'reply-template',
  resource: 'reply-templates',
  called: { one: 'Yanıt şablonu', afterName: 'yanıt şablonu', all: 'Yanıt şablonları' },
  icon: 'template',
  screen: { list: `${paths.contact}?templates=1` },
  nameColumn: 'name',
  texts: ['name', 'subject', 'body'],
  textNames: { subject: 'Konu' },
  mainText: 'name',
  listBy: [],
  media: {},
  plain: { lengths: { name: 200, subject: 300, body: { long: 20_000 } }, flags: {} },
} as const satisfies RecordKind;
