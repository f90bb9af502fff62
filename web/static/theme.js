// Before anything is drawn, so that a dark room does not flash.
try {
  const chosen = JSON.parse(localStorage.getItem('ratskeller-settings') ?? '{}');
  if (chosen.theme === 'dark' || chosen.theme === 'light') document.documentElement.dataset.theme = chosen.theme;
} catch {
  // A browser that keeps nothing shows the theme of its system.
}
