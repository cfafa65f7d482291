// Connects a page of the demo to the server in the shared worker, before the unchanged app of the page starts.

import type { ToPage, ToServer } from './messages'
import { pageSockets } from './page-socket'

declare global {
  interface WorkerOptions {
    /** Newer than TypeScript's declarations. */
    extendedLifetime?: boolean
  }
}

/** The folder of the demo; this file is built into `assets` beside it. */
const folder = new URL(/* @vite-ignore */ '../demo/', import.meta.url)

/** What the page shows while the server starts, or when it cannot. */
function show(text: string) {
  const place = document.getElementById('root')
  if (place) place.textContent = text
}

/** Resolves once the server is ready. When it starts again later, the page does so too. */
function started(server: MessagePort): Promise<void> {
  return new Promise((resolve, reject) => {
    let start: string | undefined
    server.onmessage = ({ data }: MessageEvent<ToPage>) => {
      if (data.kind === 'failed') reject(new Error(data.reason))
      else if (start !== undefined && start !== data.start) location.reload()
      else {
        start = data.start
        forgetSessionOf(start)
        resolve()
      }
    }
  })
}

/** Ends the session of the admin if another server has begun it, which nobody could ask any more. */
function forgetSessionOf(start: string) {
  if (localStorage.getItem('demo.start') === start) return
  for (const storage of [localStorage, sessionStorage]) storage.removeItem('token')
  localStorage.setItem('demo.start', start)
}

/** The service worker hands requests of this page to it; they go on to the server. */
async function interceptRequests(server: MessagePort): Promise<void> {
  const { serviceWorker } = navigator
  serviceWorker.onmessage = ({ data, ports }: MessageEvent<ToServer>) => {
    server.postMessage(data, [...ports, ...(data.kind === 'request' ? [data.body] : [])])
  }
  serviceWorker.startMessages()
  const controlled = new Promise<void>((resolve) => {
    if (serviceWorker.controller) resolve()
    else serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
  })
  await serviceWorker.register(new URL('service-worker.js', folder))
  const { active } = await serviceWorker.ready
  active?.postMessage('control')
  await controlled
}

/** Starts or joins the server of this browser. Resolves when the page can call it. */
export async function connect(): Promise<{ reset: () => void }> {
  if (!('serviceWorker' in navigator) || typeof SharedWorker === 'undefined') {
    throw new Error('The demo runs its server in the browser, which needs shared workers and service workers.')
  }
  // lives on while the only page reloads, where the browser can do that
  const { port: server } = new SharedWorker(new URL('./server.ts', import.meta.url), {
    type: 'module',
    extendedLifetime: true,
  })
  await Promise.all([started(server), interceptRequests(server)])
  Object.assign(globalThis, { WebSocket: pageSockets(server) })
  return { reset: () => server.postMessage({ kind: 'reset' } satisfies ToServer) }
}

/** Connects the page, and then starts its app. */
export async function startApp(load: () => Promise<unknown>): Promise<void> {
  show('The server of the demo is starting in this browser …')
  // the docs are in English
  if (!localStorage.getItem('language')) localStorage.setItem('language', 'en')
  try {
    await connect()
    await load()
  } catch (error) {
    show(error instanceof Error ? error.message : String(error))
    throw error
  }
}
