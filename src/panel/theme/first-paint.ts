/* This file applies stored preferences before the first paint. A classic script cannot import, so it repeats
   `panel-view/preferences.ts`; `panel-view.test.ts` checks that both agree. */
{
  // By default zod tries `new Function`, which the content security policy blocks and reports.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

  const stored = (key: string, first: string, second: string) => {
    const value = localStorage.getItem(key);
    return value === first || value === second ? value : null;
  };
  const root = document.documentElement.dataset;
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const mode = stored('theme_mode', 'light', 'dark') ?? system;
  root.mantineColorScheme = mode;
  root.themeMenu = stored('theme_menu', 'light', 'dark') ?? mode;
  root.themeHeader = stored('theme_header', 'light', 'dark') ?? mode;
  root.themeLayout = stored('theme_layout', 'fullwidth', 'boxed') ?? 'fullwidth';
}
