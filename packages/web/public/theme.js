// Runs before the first paint, so that a dark page never flashes white. The page itself takes over in colour-scheme.ts.
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem('nf-theme');
  } catch {
    // Private windows may refuse storage: follow the system.
  }
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const dark = choice === 'dark' || (choice !== 'light' && systemIsDark);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark ? '#13151a' : '#faf9f6');
})();
