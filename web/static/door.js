// What cannot wait for the page's own files, or has to be there when they do not come.

// Before anything is drawn, so that a dark room does not flash.
try {
  const chosen = JSON.parse(localStorage.getItem('ratskeller-settings') ?? '{}');
  if (chosen.theme === 'dark' || chosen.theme === 'light') document.documentElement.dataset.theme = chosen.theme;
} catch {
  // A browser that keeps nothing shows the theme of its system.
}

// A file of the page that does not come is no end: as soon as the house answers, the page is loaded again by itself.
{
  // As `locales/` has them (web-out-of-reach, web-not-all-here, web-try-again), which cannot be read here.
  const WORDS = {
    en: ['Ratskeller', 'Not everything has arrived. Another try follows by itself …', 'Try again'],
    de: [
      'Ratskeller',
      'Es ist noch nicht alles da. Gleich wird es von selbst noch einmal versucht …',
      'Noch einmal versuchen',
    ],
    nl: [
      'Ratskeller',
      'Nog niet alles is aangekomen. Zo meteen wordt het vanzelf nog eens geprobeerd …',
      'Nog eens proberen',
    ],
    is: ['Ratskeller', 'Það er ekki allt komið. Rétt strax verður sjálfkrafa reynt aftur …', 'Reyna aftur'],
  };
  /** What the house always has, and nobody keeps. */
  const ANSWER = '/_app/version.json';
  const TRIES = 'ratskeller-tries';
  const FIRST_PATIENCE = 800;
  const LONGEST_PATIENCE = 15_000;

  let shown = false;
  let lacking = false;
  let trying = false;

  // Until something is shown, every file is needed. After that some are asked for by a finger on a link, which may not go
  // there: only what is shown without them is a reason to begin anew.
  addEventListener('vite:preloadError', () => {
    lacking = true;
    if (!shown) tryAgain();
  });
  addEventListener('ratskeller:shown', () => {
    shown = true;
    if (lacking) tryAgain();
    else recall(0);
  });
  addEventListener('unhandledrejection', (event) => {
    // What browsers say when a module does not come.
    const missing = /dynamically imported module|Importing a module script failed|Unable to preload/;
    if (!missing.test(String(event.reason))) return;
    event.preventDefault();
    tryAgain();
  });

  async function tryAgain() {
    if (trying) return;
    trying = true;
    // What belongs to the error comes after it.
    setTimeout(tell);
    for (let tries = Number(recalled()); ; tries++) {
      await new Promise((resolve) => setTimeout(resolve, Math.min(FIRST_PATIENCE * 1.6 ** tries, LONGEST_PATIENCE)));
      const answer = await fetch(ANSWER, { cache: 'no-store' }).catch(() => null);
      if (!answer?.ok) continue;
      recall(tries + 1);
      location.reload();
      return;
    }
  }

  /** Says so where nothing else can. */
  function tell() {
    const house = document.getElementById('house') ?? document.body;
    if (house.querySelector(':not(script)')) return;
    const kept = /(?:^|; )language=(\w+)/.exec(document.cookie)?.[1] ?? '';
    const liked = [kept, ...navigator.languages.map((code) => code.slice(0, 2).toLowerCase())];
    const language = liked.find((code) => Object.hasOwn(WORDS, code)) ?? 'en';
    const [title, text, again] = ['h1', 'p', 'button'].map((name, index) => {
      const element = document.createElement(name);
      element.textContent = WORDS[language][index];
      return element;
    });
    again.addEventListener('click', () => location.reload());
    const room = document.createElement('main');
    room.append(title, text, again);
    Object.assign(room.style, { maxWidth: '32rem', margin: '20vh auto', padding: '1rem', textAlign: 'center' });
    Object.assign(again.style, { minHeight: '44px', padding: '0 1rem', font: 'inherit' });
    Object.assign(document.body.style, { fontFamily: 'system-ui, sans-serif', colorScheme: 'light dark' });
    document.documentElement.lang = language;
    house.append(room);
  }

  function recalled() {
    try {
      return sessionStorage.getItem(TRIES) ?? 0;
    } catch {
      return 0;
    }
  }

  function recall(tries) {
    try {
      sessionStorage.setItem(TRIES, tries);
    } catch {
      // Then every try is the first.
    }
  }
}
