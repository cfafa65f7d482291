import { readFile } from 'node:fs/promises'
import { afterAll, vi } from 'vitest'

/** Set-up of each test file. The database is imported lazily, because not all tests need it. */
const givenDatabase = async (name: 'migrated' | 'demo') => {
  // one worker takes all files: a database with the demo would be loaded once
  if (name === 'demo') return undefined
  const { migratedDatabase } = await import('./database')
  return new Blob([await readFile(await migratedDatabase())])
}
Object.assign(globalThis, { givenDatabase })

// files of a worker share its globals
afterAll(() => {
  vi.unstubAllGlobals()
})
