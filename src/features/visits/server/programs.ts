import type { FastifyRequest } from 'fastify';

const programs =
  /bot\b|bot[/_-]|crawl|spider|slurp|headless|lighthouse|pagespeed|preview|monitor|curl|wget|python|axios/i;

/** Whether the request comes from a bot, or from a browser that loads a page before somebody opens it. */
export function isProgram({ headers }: FastifyRequest): boolean {
  const agent = headers['user-agent'] ?? '';
  const purpose = `${String(headers['sec-purpose'] ?? '')} ${String(headers['purpose'] ?? '')}`;
  return agent === '' || programs.test(agent) || /prefetch|prerender/.test(purpose);
}
