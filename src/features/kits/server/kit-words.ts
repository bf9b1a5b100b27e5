import type { InterfaceTexts } from '#features/languages/interface-texts.rules.ts';
import { getInterfaceTexts } from '#features/languages/server/interface-texts.read.ts';
import type { Reader } from '#server/db/connect.ts';

export type KitWord = keyof InterfaceTexts['kits'];
export type KitWords = (key: KitWord, values?: Readonly<Record<string, string | number>>) => string;

/** The texts of the pages and lists of kits in a language. */
export async function loadKitWords(db: Reader, lang: string): Promise<KitWords> {
  const { kits: texts = {} } = await getInterfaceTexts(db, lang);
  return (key, values = {}) => {
    const text = texts[key] ?? '';
    const words = typeof text === 'string' ? text : text.value;
    return words.replace(/\{(\w+)\}/g, (match, name: string) => String(values[name] ?? match));
  };
}
