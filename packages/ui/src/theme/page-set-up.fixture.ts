import { afterAll } from 'vitest'

/** Set-up of each unit test file: files of a worker share a page, and an open menu would take the next one's focus. */
afterAll(async () => {
  if (typeof document !== 'object' || !document.body) return
  const { cleanup } = await import('@testing-library/react')
  cleanup()
  document.body.replaceChildren()
})
