/**
 * Lets the page start again without a network: a station that restarts while the network is down must not end on the
 * browser's error page. Needs https or localhost; elsewhere the browser has no such thing.
 */
export async function keepForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`)
    await controlled()
    // what the page loaded before the worker stood beside it is asked for once more, out of the browser's cache
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    const ours = loaded.filter((name) => name.startsWith(`${location.origin}${import.meta.env.BASE_URL}`))
    await Promise.all([import.meta.env.BASE_URL, ...ours].map((address) => fetch(address)))
  } catch (error) {
    console.info('The page cannot be kept for use without a network', error)
  }
}

/** Has the worker keep files before they are shown for the first time, one after the other. */
export async function keepFiles(addresses: readonly string[], signal: AbortSignal): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    await controlled()
    for (const address of addresses) {
      if (signal.aborted) return
      const { body } = await fetch(address, { signal })
      // it is the worker that keeps it
      await body?.cancel()
    }
  } catch (error) {
    if (!signal.aborted) console.info('Not all files can be kept for use without a network', error)
  }
}

/** Resolves when the worker answers for this page. */
async function controlled(): Promise<void> {
  if (navigator.serviceWorker.controller) return
  await new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
  })
}
