/*
 * Runs in the head before anything is painted, so that a stored dark mode never flashes light. It is
 * delivered as a classic script, which a module's deferred start rules out: so it imports nothing.
 */
document.documentElement.dataset.mantineColorScheme =
  localStorage.getItem('theme_mode') === 'dark' ? 'dark' : 'light';
