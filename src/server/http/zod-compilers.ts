import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';

const noCompiler = (): never => {
  throw new Error('Schemas are compiled by zod: see useZod');
};

/** For `fastify()`: without own compilers it would load its defaults, which take megabytes. */
export const withoutOwnCompilers = {
  schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
};

/** Validates requests and serializes answers by zod; rules without a message of their own use zod's Turkish default. */
export function useZod(app: FastifyInstance): void {
  z.config(z.locales.tr());
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
}
