import { createRequire } from 'node:module';

/*
 * Answers to SeaweedFS's command of compose.scale.yaml (`mini -dir=… -bucket=a,b`) with s3rver: only the access key of
 * the environment works. Signatures are not checked, because s3rver computes them differently from Amazon's client.
 */
const require = createRequire(import.meta.url);
const S3rver = require('@20minutes/s3rver');
const Account = require('@20minutes/s3rver/lib/models/account.js');

const [command, ...args] = process.argv.slice(2);
const options = new Map(args.map((each) => each.replace(/^-+/, '').split('=')));
const buckets = options.get('bucket')?.split(',') ?? [];
if (command !== 'mini') throw new Error(`Only “mini” has a stand-in: ${command}`);

Account.DUMMY_ACCOUNT.revokeAccessKey('S3RVER');
Account.DUMMY_ACCOUNT.createKeyPair(process.env.AWS_ACCESS_KEY_ID, process.env.AWS_SECRET_ACCESS_KEY);
const server = new S3rver({
  address: '0.0.0.0',
  port: 8333,
  directory: options.get('dir'),
  configureBuckets: buckets.map((name) => ({ name })),
  silent: true,
  allowMismatchedSignatures: true,
  // Else the name of its host would be taken for a bucket's.
  vhostBuckets: false,
});
await server.run();
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit(0));
