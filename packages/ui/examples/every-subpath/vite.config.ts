import { defineConfig } from 'vite'

export default defineConfig({
  // A server with a strict Content-Security-Policy writes a fresh nonce here with each page.
  html: { cspNonce: '__NONCE__' },
})
