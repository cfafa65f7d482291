/** The longest time in milliseconds that work for one caller blocks the others. */
const maxBlockingMs = 10

/**
 * Creates a function for long work on the main thread. Called between two steps, it yields to the event loop when the
 * work has blocked for too long, and returns at once otherwise.
 */
export function createYield(): () => Promise<void> {
  let startedAt = performance.now()
  return async () => {
    if (performance.now() - startedAt < maxBlockingMs) return
    await new Promise((resolve) => setTimeout(resolve))
    startedAt = performance.now()
  }
}
