import { createReadStream } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'

const source = fileURLToPath(new URL('../apps/server/src/testing/database.ts', import.meta.url))

/** Serves the migrated database to the server of stories. To migrate one in the page would take seconds for each file. */
export const servesMigratedDatabase = (): Plugin => ({
  name: 'migrated-database',
  configureServer(server) {
    let file: Promise<string> | undefined
    const prepare = async () => {
      const { module } = await runnerImport<typeof import('../apps/server/src/testing/database')>(source)
      return module.migratedDatabase()
    }
    server.middlewares.use('/migrated-database.tar', (_request, response, next) => {
      // once for all pages: each import is a new module with its own state
      file ??= prepare()
      file.then((path) => createReadStream(path).pipe(response), next)
    })
  },
})
