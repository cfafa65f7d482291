import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const server = `http://127.0.0.1:${process.env.PORT ?? 8080}`

const fileOf = createRequire(import.meta.url).resolve

/** Decoders of scanned pages, which PDF.js loads by their names. */
const decoders = (): Plugin => ({
  name: 'pdf-decoders',
  generateBundle() {
    const { version } = JSON.parse(readFileSync(fileOf('pdfjs-dist/package.json'), 'utf8')) as { version: string }
    for (const decoder of ['jbig2', 'openjpeg']) {
      const name = `${decoder}_nowasm_fallback.js`
      const source = readFileSync(fileOf(`pdfjs-dist/wasm/${name}`))
      this.emitFile({ type: 'asset', fileName: `assets/pdf-${version}/${name}`, source })
    }
  },
})

export default defineConfig({
  base: '/kiosk/',
  plugins: [react(), tailwindcss(), decoders()],
  server: {
    port: Number(process.env.KIOSK_PORT ?? 5174),
    proxy: {
      '/api': server,
      '/media': server,
      '/kiosk/site': server,
      '/socket': { target: server, ws: true },
    },
  },
  // The page's policy lets fonts and pictures come from the server only, not out of the style sheet.
  build: {
    assetsInlineLimit: 0,
    target: 'es2023',
    // These browsers support light-dark(). Its fallback would follow the theme of the page, not that of a slide.
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
  },
})
