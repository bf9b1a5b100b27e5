import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { speakPlainTurkish } from '#shared/schema/turkish-messages.ts';

const noCompiler = (): never => {
  throw new Error('Schemas are compiled by zod: see useZod');
};

/** Options for `fastify()`: without them it would load its default compilers, which take megabytes. */
export const withoutOwnCompilers = {
  schemaController: { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } },
};

/**
 * Validates requests and serializes answers with zod; rules without a message get a Turkish one.
 */
export function useZod(app: FastifyInstance): void {
  speakPlainTurkish();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
}
