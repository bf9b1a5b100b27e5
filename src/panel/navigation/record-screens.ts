import { z } from 'zod';
import { kinds } from '#features/record-kinds.ts';
import { paths } from '#shared/panel-paths.ts';
import type { NamedKind } from '#shared/record-kind.ts';
import { read } from '#panel/api/client.ts';
import { chooseRecord, type FormKind } from './chosen-record.ts';

/**
 * The screen to which a `recordLink` leads. If the form has no id in its address, this chooses the record
 * first.
 */
export async function screenOfRecord(address: string): Promise<string> {
  const { searchParams } = new URL(address, window.location.origin);
  const names = ['resource', 'id', 'lang', 'history'];
  const [resource, id, lang, history] = names.map((name) => searchParams.get(name) ?? '');
  const { screen }: Partial<NamedKind> = kinds.find((kind) => kind.resource === resource) ?? {};
  if (!screen) return paths.notFound;
  if ('form' in screen) {
    // The cast is safe, because kinds name only forms of `FormKind`.
    chooseRecord(screen.chosen as FormKind, Number(id));
    return withParams(screen.form, { lang, history });
  }
  if ('listOf' in screen) {
    const place = await read(Place, `/${resource}/${id}`);
    return withParams(screen.listOf(place), { open: id, lang, history });
  }
  const { list, opens = 'open' } = screen;
  return withParams(list, { ...(opens !== null && { [opens]: id }), lang, history });
}

const Place = z.object({ page: z.string().default(''), section: z.string() });

/** Adds the parameters that are not empty. */
function withParams(path: string, params: Readonly<Record<string, string | undefined>>): string {
  const [pathname = '', search] = path.split('?');
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(params)) if (value) query.set(name, value);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
