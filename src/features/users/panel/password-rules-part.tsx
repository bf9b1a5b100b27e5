import { IconCheck, IconPoint } from '@tabler/icons-react';
import { newPasswordErrors, newPasswordLength } from '../account.rules.ts';
import { isMadeOfKnownWords } from '../password-words.rules.ts';
import { pageConfiguration } from '#panel/api/page-settings.ts';
import classes from './password-rules-part.module.css';

type PasswordRulesProps = { password: string; account: { name: string; email: string } };

/**
 * Lists the rules for a new password and marks those that the typed one meets. Only the server knows which
 * passwords are common.
 */
export function PasswordRules({ password, account }: PasswordRulesProps) {
  const { projectCompanyName: company } = pageConfiguration();
  const { min, max } = newPasswordLength;
  const isTyped = password !== '';
  const rules = [
    { text: `${min}–${max} karakter`, isMet: newPasswordErrors(password).length === 0 },
    {
      text: 'Addan, e-postadan ya da firma adından oluşmaz',
      isMet: isTyped && !isMadeOfKnownWords(password, { ...account, company }),
    },
    { text: 'Sık kullanılan bir parola değil (kaydederken denetlenir)', isMet: false },
  ];
  return (
    <ul className={classes.rules} aria-label="Parola kuralları">
      {rules.map(({ text, isMet }) => (
        <li key={text} data-met={isMet || undefined}>
          {isMet ? <IconCheck size={15} aria-label="Tamam:" /> : <IconPoint size={15} aria-hidden />}
          {text}
        </li>
      ))}
    </ul>
  );
}
