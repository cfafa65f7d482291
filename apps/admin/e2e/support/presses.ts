import type { BrowserContext } from '@playwright/test'

declare global {
  var countPress: () => void
}

/** Counts the presses of a mouse or finger in all pages of a context; typing does not count. */
export async function countPresses(context: BrowserContext): Promise<() => number> {
  let presses = 0
  await context.exposeFunction('countPress', () => {
    presses += 1
  })
  await context.addInitScript(() => {
    addEventListener('pointerdown', ({ isTrusted }) => isTrusted && countPress(), { capture: true })
  })
  return () => presses
}
