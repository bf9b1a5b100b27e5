import { Button, CopyButton, Text } from '@mantine/core';
import { IconCheck, IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react';
import { createPortal } from 'react-dom';
import { storedUser } from '#features/auth/browser-session.rules.ts';
import { pageConfiguration } from '#panel/api/page-settings.ts';
import classes from './profile.module.css';

type RecoveryCodesProps = { codes: readonly string[]; onDone: () => void };

/** Shows new recovery codes, which cannot be seen again later. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const heading = `${pageConfiguration().projectCompanyName} · kurtarma kodları · ${storedUser(localStorage)?.email ?? ''}`;
  const text = [heading, 'Her kod bir kez geçer.', '', ...codes, ''].join('\r\n');
  return (
    <div className={classes.form}>
      <Text>
        Telefonunuz yanınızda değilse kod yerine bunlardan birini girersiniz. Her biri bir kez geçer ve{' '}
        <strong>yalnız şimdi gösterilir</strong>: parolanızdan ayrı, güvenli bir yerde saklayın.
      </Text>
      <ul className={classes.codes} aria-label="Kurtarma kodları">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.actions}>
        <CopyButton value={text} timeout={2000}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
              onClick={copy}
            >
              {copied ? 'Kopyalandı' : 'Kopyala'}
            </Button>
          )}
        </CopyButton>
        <Button
          component="a"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="kurtarma-kodlari.txt"
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          İndir
        </Button>
        <Button
          variant="default"
          leftSection={<IconPrinter size={16} aria-hidden />}
          onClick={() => window.print()}
        >
          Yazdır
        </Button>
      </div>
      <div>
        <Button onClick={onDone}>Kodları Sakladım</Button>
      </div>
      {createPortal(
        <div className={classes.printed} aria-hidden>
          <p>{heading}</p>
          <p>Her kod bir kez geçer.</p>
          <ul>
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
        </div>,
        document.body,
      )}
    </div>
  );
}
