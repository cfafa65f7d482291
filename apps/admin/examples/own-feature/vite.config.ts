import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = `http://127.0.0.1:${process.env.PORT ?? 8080}`
// the admin sends its calls to the page's origin; in production a proxy forwards them, too
const proxy = { '/api': server, '/media': server, '/socket': { target: server, ws: true } }

export default defineConfig({
  // the admin's style sheets are written with Tailwind's utilities
  plugins: [react(), tailwindcss()],
  server: { proxy },
  preview: { proxy },
  build: { target: 'es2023' },
})
