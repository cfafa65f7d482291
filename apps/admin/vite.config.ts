import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pagesInChunks } from './chunks'

const server = `http://127.0.0.1:${process.env.PORT ?? 8080}`

export default defineConfig({
  // SWR and wouter bring one for Reacts that have none
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  plugins: [react(), tailwindcss(), pagesInChunks()],
  server: {
    port: Number(process.env.ADMIN_PORT ?? 5173),
    proxy: {
      '/api': server,
      '/media': server,
      '/kiosk': server,
      '/socket': { target: server, ws: true },
    },
  },
  // The page's policy lets fonts and pictures come from the server only, not out of the style sheet.
  build: {
    assetsInlineLimit: 0,
    target: 'es2023',
    // They know light-dark(). Written out for older ones, it would follow the theme of the page, not that of a slide in it.
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
  },
})
