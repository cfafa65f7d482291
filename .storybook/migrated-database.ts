import { createReadStream } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'

const source = fileURLToPath(new URL('../apps/server/src/testing-database.ts', import.meta.url))

/** Serves the migrated database to the server that stories run: a file of stories would take seconds to make one. */
export const servesMigratedDatabase = (): Plugin => ({
  name: 'migrated-database',
  configureServer(server) {
    const file = async () => {
      const { module } = await runnerImport<typeof import('../apps/server/src/testing-database')>(source)
      return module.migratedDatabase()
    }
    server.middlewares.use('/migrated-database.tar', (_request, response, next) => {
      file().then((path) => createReadStream(path).pipe(response), next)
    })
  },
})
