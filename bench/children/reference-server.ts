/**
 * Sends recorded answers from a bare Fastify route or from node:http, as references for the page cache.
 * Arguments: `fastify` or `node`, and the path of a file with `RecordedAnswer`s.
 */
import fastify from 'fastify';
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import type { RecordedAnswer } from '../recorded-answers.ts';

const [kind, file = ''] = process.argv.slice(2);
const port = Number(process.env.PORT);
const recorded = JSON.parse(readFileSync(file, 'utf8')) as RecordedAnswer[];
const answers = recorded.map(({ body, ...answer }) => ({ ...answer, body: Buffer.from(body, 'base64') }));

if (kind === 'fastify') {
  const app = fastify();
  for (const { path, headers, body } of answers) {
    const fields = Object.fromEntries(headers);
    app.get(path.split('?')[0] ?? path, (_, reply) => {
      void reply.headers(fields).send(body);
    });
  }
  await app.listen({ port, host: '127.0.0.1' });
} else {
  const byPath = new Map(answers.map(({ path, headers, body }) => [path, { head: headers.flat(), body }]));
  const server = createServer((request, response) => {
    const answer = byPath.get(request.url ?? '');
    if (!answer) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, answer.head);
    response.end(answer.body);
  });
  server.listen(port, '127.0.0.1');
}
