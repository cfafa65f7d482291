import type { BrowserContext, Page } from '@playwright/test'

declare global {
  var toastTitles: string[]
}

/** Records the titles of all toasts, because they disappear after 3 s, which is short for a busy machine. */
export const recordToasts = (context: BrowserContext) =>
  context.addInitScript(() => {
    globalThis.toastTitles = []
    const seen = new WeakSet<Element>()
    new MutationObserver(() => {
      for (const title of document.querySelectorAll('[data-slot=toast-title]')) {
        if (seen.has(title)) continue
        seen.add(title)
        toastTitles.push(title.textContent ?? '')
      }
    }).observe(document, { childList: true, subtree: true })
  })

/** Waits for a toast with this title; each toast counts once. */
export async function expectToast(page: Page, title: string): Promise<void> {
  await page.waitForFunction((expected) => {
    const index = toastTitles.indexOf(expected)
    if (index >= 0) toastTitles.splice(index, 1)
    return index >= 0
  }, title)
}
