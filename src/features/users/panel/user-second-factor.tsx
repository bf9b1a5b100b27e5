import { Anchor, Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { User } from '../user.ts';
import { FormSection } from '#panel/form/form-page.tsx';
import { paths } from '#shared/panel-paths.ts';
import { confirmSecondFactorRemoval } from './user-actions.ts';

/** Shows whether the user has a second factor, and lets an admin remove it if the phone is lost. */
export function UserSecondFactor({ user, isOwn }: { user: User; isOwn: boolean }) {
  const { has_second_factor: has } = user;
  return (
    <FormSection title="İki adımlı giriş">
      <Text size="sm">
        {has ? 'Kurulu: paroladan sonra telefonundaki kodu girer.' : 'Kurulu değil: yalnız parolayla girer.'}
      </Text>
      {isOwn && (
        <Text size="sm" c="dimmed">
          Kendi iki adımlı girişinizi{' '}
          <Anchor component={Link} to={paths.profile} inherit underline="always">
            Profilim
          </Anchor>{' '}
          ekranında yönetirsiniz.
        </Text>
      )}
      {has && !isOwn && (
        <div>
          <Button size="xs" variant="default" onClick={() => confirmSecondFactorRemoval(user)}>
            İki Adımlı Girişi Kaldır
          </Button>
        </div>
      )}
    </FormSection>
  );
}
