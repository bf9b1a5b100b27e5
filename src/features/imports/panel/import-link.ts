import { paths } from '#shared/panel-paths.ts';

/** The address of an import's own screen. */
export const importLink = (id: number) => `${paths.imports}?import=${id}`;
