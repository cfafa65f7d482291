import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const names = ['migrated', 'demo'] as const

async function createDatabases() {
  const folder = await mkdtemp(join(tmpdir(), 'databases-'))
  try {
    const args = ['--import', './tools/typescript.mjs', 'tools/databases.mjs', folder, ...names]
    await promisify(execFile)(process.execPath, args, { cwd: root })
    return new Map(
      await Promise.all(names.map(async (name) => [name, await readFile(join(folder, `${name}.bin`))] as const)),
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Once for all pages of all projects: each import is a new module with its own state. */
let created: ReturnType<typeof createDatabases> | undefined

/** Serves databases to the server of stories. To migrate one, or to load the demo, would take seconds for each file. */
export const servesDatabases = (): Plugin => ({
  name: 'databases',
  configureServer(server) {
    // at once, while the other projects start; a failure is reported to those who ask for a database
    created ??= createDatabases()
    created.catch(() => {})
    for (const name of names) {
      server.middlewares.use(`/databases/${name}.bin`, (_request, response, next) => {
        created?.then((all) => response.end(all.get(name)), next)
      })
    }
  },
})
