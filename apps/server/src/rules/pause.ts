/** Longer than this nobody else should wait, whatever one caller sends. */
const longest = 10

/**
 * For long work on the main thread: call it between two pieces of it. It lets others have their turn when that is due,
 * and costs next to nothing when it is not.
 */
export function createPause(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < longest) return
    await new Promise((resolve) => setTimeout(resolve))
    began = performance.now()
  }
}
