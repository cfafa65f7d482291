import { readFile } from 'node:fs/promises'

/** Set-up of each test file. The database is imported lazily, because not all tests need it. */
const givenDatabase = async () => {
  const { migratedDatabase } = await import('./database')
  return new Blob([await readFile(await migratedDatabase())])
}
Object.assign(globalThis, { givenDatabase })
