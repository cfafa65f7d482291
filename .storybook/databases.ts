import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'

const source = fileURLToPath(new URL('../apps/server/src/testing/database.ts', import.meta.url))

async function createDatabases() {
  const { module } = await runnerImport<typeof import('../apps/server/src/testing/database')>(source)
  const migrated = await readFile(await module.migratedDatabase())
  const demo = Buffer.from(await (await module.demoDatabase()).arrayBuffer())
  return { migrated, demo }
}

/** Once for all pages of all projects: each import is a new module with its own state. */
let created: ReturnType<typeof createDatabases> | undefined

/** Serves databases to the server of stories. To migrate one, or to load the demo, would take seconds for each file. */
export const servesDatabases = (): Plugin => ({
  name: 'databases',
  configureServer(server) {
    for (const name of ['migrated', 'demo'] as const) {
      server.middlewares.use(`/databases/${name}.tar`, (_request, response, next) => {
        created ??= createDatabases()
        created.then((all) => response.end(all[name]), next)
      })
    }
  },
})
