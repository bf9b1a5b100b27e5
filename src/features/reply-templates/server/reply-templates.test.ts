import { openTestApp } from '#test/app.ts';
import { recordContract } from '#test/record-contract.ts';

await recordContract(await openTestApp(), { url: 'reply-templates', mainText: 'name' });
