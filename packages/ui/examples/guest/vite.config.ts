import { defineConfig } from 'vite'

export default defineConfig({
  // the marks of client components mean nothing in a page
  build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
  // A server with a strict Content-Security-Policy writes a fresh nonce here with each page.
  html: { cspNonce: '__NONCE__' },
})
