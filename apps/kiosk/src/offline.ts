/**
 * Registers the service worker, so that a station that restarts without a network shows the kiosk and not the browser's
 * error page. Browsers have service workers only on https and localhost.
 */
export async function cachePageForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`)
    await controlled()
    // requests made before the worker was active are repeated through it, from the browser's cache
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    const ours = loaded.filter((name) => name.startsWith(`${location.origin}${import.meta.env.BASE_URL}`))
    await Promise.all([import.meta.env.BASE_URL, ...ours].map((address) => fetch(address)))
  } catch (error) {
    console.info('The page cannot be kept for use without a network', error)
  }
}

/**
 * Fetches the files of a publication one by one, so that the service worker caches them before they are shown, and says
 * that others are no longer needed.
 */
export async function cacheFiles(addresses: readonly string[], signal: AbortSignal): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await controlled()
  if (signal.aborted) return
  navigator.serviceWorker.controller?.postMessage({ files: addresses })
  for (const address of addresses) {
    try {
      // the whole file is read: the worker has its copy when it ends
      await (await fetch(address, { signal })).arrayBuffer()
    } catch (error) {
      if (signal.aborted) return
      console.info('A file cannot be kept for use without a network', error)
    }
  }
}

/** Between two sounds, in milliseconds: a station may make ten calls a second in all. */
const soundPauseMs = 250

/** Loads the sounds of texts one by one, so that the service worker caches them before they are heard. */
export async function cacheSounds(
  texts: readonly string[],
  load: (text: string) => Promise<unknown>,
  signal: AbortSignal,
): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await controlled()
  for (const text of texts) {
    if (signal.aborted) return
    await load(text).catch((error: unknown) => console.info('A sound cannot be kept for use without a network', error))
    await new Promise((resolve) => setTimeout(resolve, soundPauseMs))
  }
}

/** Resolves when the worker controls this page. */
async function controlled(): Promise<void> {
  if (navigator.serviceWorker.controller) return
  await new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
  })
}
