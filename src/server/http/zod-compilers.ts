import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';

const noCompiler = (): never => {
  throw new Error('Schemas are compiled by zod: see useZod');
};

/** For `fastify()`, which loads its own compilers as soon as none are named, megabytes that nothing uses. */
export const withoutOwnCompilers = {
  schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
};

/** Has requests checked and answers written by the zod schemas of their routes; a rule without words of its own speaks Turkish. */
export function useZod(app: FastifyInstance): void {
  z.config(z.locales.tr());
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
}
