import adapter from '@sveltejs/adapter-static';

/** @type {import('@sveltejs/kit').Config} */
export default {
  compilerOptions: { runes: true },
  kit: {
    // The house answers every page that is no file with this one; what it shows is decided in the browser.
    adapter: adapter({ fallback: 'index.html', precompress: true }),
    paths: { relative: false },
    version: { pollInterval: 120_000 },
  },
};
