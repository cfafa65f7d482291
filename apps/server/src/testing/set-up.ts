import { readFile } from 'node:fs/promises'

/** For `testing.ts`. The module is imported lazily, because not all tests need a database. */
const givenDatabase = async () => {
  const { migratedDatabase } = await import('./database')
  return new Blob([await readFile(await migratedDatabase())])
}
Object.assign(globalThis, { givenDatabase })
