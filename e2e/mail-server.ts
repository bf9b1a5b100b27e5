import { startMailServer, type TestMailServer } from '#test/mail/smtp-server.ts';
import { test as base } from './fixtures.ts';

/** The fixtures with a mail server, which a file gives to its own server by SMTP_URL. */
export const test = base.extend<object, { mailServer: TestMailServer }>({
  mailServer: [
    // eslint-disable-next-line no-empty-pattern -- Playwright demands a pattern
    async ({}, use) => {
      const mailServer = await startMailServer();
      await use(mailServer);
      await mailServer.close();
    },
    { scope: 'worker' },
  ],
});
