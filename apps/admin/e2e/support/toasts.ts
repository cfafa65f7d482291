import type { BrowserContext, Page } from '@playwright/test'

declare global {
  var toastTitles: string[]
}

/** Keeps the titles of all toasts of the context's pages: a toast leaves after 3 s, which a busy machine may need to look. */
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
  await page.waitForFunction((wanted) => {
    const index = toastTitles.indexOf(wanted)
    if (index >= 0) toastTitles.splice(index, 1)
    return index >= 0
  }, title)
}
