import { Button, CopyButton, Text, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { SecondFactorProof } from '../profile.ts';
import { turnSecondFactorOn, type Setup } from './profile.api.ts';
import { useShortForm } from '#panel/form-state/use-short-form.ts';
import { encode } from 'uqr';
import classes from './profile.module.css';

/** The empty border that readers of QR codes need, in modules (ISO/IEC 18004). */
const quietZone = 4;

/** Shows a text as a QR code. It is drawn in the browser, so that no other server learns the secret in it. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: quietZone });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
      className={classes.qr}
    >
      <path d={path.join('')} />
    </svg>
  );
}

type AppSetupProps = { setup: Setup; onCodes: (codes: readonly string[]) => void };

/**
 * Shows the secret for an authenticator app, and asks for a first code to prove that the app has the secret.
 */
export function AppSetup({ setup: { secret, uri }, onCodes }: AppSetupProps) {
  const { element, keyOf, input, isSending } = useShortForm({
    values: { otp: '' },
    schema: SecondFactorProof,
    send: turnSecondFactorOn,
    onSent: onCodes,
  });
  return (
    <form {...element}>
      <ol className={classes.steps}>
        <li>
          <Text>
            Telefonunuza bir doğrulama uygulaması kurun; örneğin Google Authenticator ya da Microsoft
            Authenticator.
          </Text>
        </li>
        <li>
          <Text>Uygulamada yeni hesap ekleyin ve bu karekodu okutun.</Text>
          <QrCode text={uri} label="Doğrulama uygulamasının okuyacağı karekod" />
          <Text size="sm" c="dimmed">
            Okutamıyorsanız uygulamaya bu anahtarı yazın:
          </Text>
          <span className={classes.secret}>{inGroups(secret)}</span>
          <div>
            <CopyButton value={secret} timeout={2000}>
              {({ copied, copy }) => (
                <Button
                  size="compact-sm"
                  variant="default"
                  leftSection={
                    copied ? <IconCheck size={15} aria-hidden /> : <IconCopy size={15} aria-hidden />
                  }
                  onClick={copy}
                >
                  {copied ? 'Kopyalandı' : 'Anahtarı Kopyala'}
                </Button>
              )}
            </CopyButton>
          </div>
        </li>
        <li>
          <TextInput
            key={keyOf('otp')}
            label="Uygulamanın gösterdiği kod"
            description="Altı hane; her 30 saniyede değişir."
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            withAsterisk
            data-autofocus
            className={classes.code}
            {...input('otp')}
          />
          <div>
            <Button type="submit" loading={isSending}>
              Doğrula ve Aç
            </Button>
          </div>
        </li>
      </ol>
    </form>
  );
}

/** Splits the secret into groups of four characters, which are easier to type. */
const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');
