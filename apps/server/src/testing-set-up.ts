import { readFile } from 'node:fs/promises'

/** For `testing.ts`; what makes it is loaded by those who need one only. */
const givenDatabase = async () => {
  const { migratedDatabase } = await import('./testing-database')
  return new Blob([await readFile(await migratedDatabase())])
}
Object.assign(globalThis, { givenDatabase })
