import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runChild } from '../scripts/child.mjs';

/** A Chromium without windows; end-to-end tests are a third faster in it than in a full Chromium. */
const headlessShell = 'chromium-headless-shell';
const names = [
  headlessShell,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
];

/** Flags for a browser that visits only our own server. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chrome or Chromium from CHROMIUM_PATH, PATH or the usual places; prefers the headless shell. */
export function findChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter);
  // PATH may be incomplete; Debian installs into these folders.
  const places = names.flatMap((name) =>
    [...folders, '/usr/bin', '/snap/bin'].map((folder) => join(folder, name)),
  );
  return [...places, ...applications].find(isExecutable);
}

/**
 * Installs Debian's package if this is Debian and the user is root; otherwise prints what to install and
 * resolves to false.
 */
export async function ensureChromium(): Promise<boolean> {
  if (findChromium()) return true;
  if (process.getuid?.() === 0 && isDebian() && (await installOnDebian()) && findChromium()) return true;
  console.error(
    'Testler için Chromium gerekir. Kurun (Debian: sudo apt-get install chromium-headless-shell) ya da CHROMIUM_PATH ile bir Chromium ya da Chrome gösterin.',
  );
  return false;
}

async function installOnDebian(): Promise<boolean> {
  console.log('Testler için Chromium kuruluyor (apt-get).');
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'ignore' as const };
  const apt = async (...args: string[]) => (await runChild('/usr/bin/apt-get', args, options)) === 0;
  const install = (name: string) => apt('install', '-y', '--no-install-recommends', name, 'fonts-dejavu');
  return (await apt('update')) && ((await install(headlessShell)) || (await install('chromium')));
}

function isDebian(): boolean {
  return existsSync('/usr/bin/apt-get') && /\bdebian\b/.test(readFileSync('/etc/os-release', 'utf8'));
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
