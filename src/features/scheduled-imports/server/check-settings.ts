import type { ScheduledImportCreate } from '../scheduled-import.ts';
import { genericMessages } from '#shared/rules/generic-messages.ts';
import type { Context } from '#server/context/context.ts';
import { invalid } from '#server/errors.ts';
import { AddressRefused, readOutgoingUrl } from '#server/ports/outgoing/address-rules.ts';
import { isFolderPattern } from './fetch/read-folder.ts';

export type Settings = Omit<ScheduledImportCreate, 'password' | 'most'> & { most: number | null };

type Errors = Record<string, string[]>;

/**
 * Checks fields that depend on each other, and empties those that have no meaning.
 *
 * @throws AppError 422
 */
export function checkSettings(
  { config }: Pick<Context, 'config'>,
  settings: Settings,
  given: { secret: string; hasSecret: boolean },
): Settings {
  const errors: Errors = {
    ...(settings.source === 'address'
      ? addressErrors(settings.address, config.callsPrivateAddresses)
      : folderErrors(settings.pattern, config.importDir)),
    ...signInErrors(settings, given),
    ...ruleErrors(settings),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const isAddress = settings.source === 'address';
  const signIn = isAddress ? settings.sign_in : 'none';
  return {
    ...settings,
    address: isAddress ? settings.address : '',
    pattern: isAddress ? '' : settings.pattern,
    sign_in: signIn,
    sign_in_user: signIn === 'basic' ? settings.sign_in_user : '',
    most: settings.rule === 'apply' ? settings.most : null,
  };
}

function addressErrors(address: string, allowsPrivate: boolean): Errors {
  try {
    readOutgoingUrl(address, allowsPrivate);
    return {};
  } catch (error) {
    if (error instanceof AddressRefused) return { address: [error.message] };
    throw error;
  }
}

function folderErrors(pattern: string, importDir: string | undefined): Errors {
  if (importDir === undefined)
    return { source: ['Sunucuda içe aktarma klasörü yok (IMPORT_DIR). Bir adres seçin.'] };
  return isFolderPattern(pattern) ? {} : { pattern: ['stok.xlsx ya da tedarikci/*.csv gibi yazın.'] };
}

function signInErrors(
  { source, sign_in: kind, sign_in_user: user }: Settings,
  { secret, hasSecret }: { secret: string; hasSecret: boolean },
): Errors {
  if (source !== 'address' || kind === 'none') return {};
  return {
    ...(kind === 'basic' &&
      (user === '' || user.includes(':')) && {
        sign_in_user: [user === '' ? genericMessages.required : 'İki nokta içeremez.'],
      }),
    ...(secret === '' && !hasSecret && { password: [genericMessages.required] }),
    ...(/[^\x20-\x7e]/.test(secret) && kind === 'bearer' && { password: ['Türkçe harf içeremez.'] }),
  };
}

function ruleErrors({ rule, most, most_unit: unit }: Settings): Errors {
  if (rule !== 'apply') return {};
  if (most === null) return { most: [genericMessages.required] };
  return unit === 'percent' && most > 100 ? { most: ['En çok 100 olabilir'] } : {};
}
