/*
 * Runs in the head before anything is painted, so that no stored colour or width flashes another one. It is
 * delivered as a classic script, which a module's deferred start rules out: so it imports nothing and repeats
 * `layout/preferences.ts`; their common test holds the two together.
 */
{
  // Zod's own settings: without them its first schema tries `new Function`, which the policy refuses and reports.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

  const stored = (key: string, first: string, second: string) => {
    const value = localStorage.getItem(key);
    return value === first || value === second ? value : null;
  };
  const root = document.documentElement.dataset;
  const mode = stored('theme_mode', 'light', 'dark') ?? 'light';
  root.mantineColorScheme = mode;
  root.themeMenu = stored('theme_menu', 'light', 'dark') ?? mode;
  root.themeHeader = stored('theme_header', 'light', 'dark') ?? mode;
  root.themeLayout = stored('theme_layout', 'fullwidth', 'boxed') ?? 'fullwidth';
}
