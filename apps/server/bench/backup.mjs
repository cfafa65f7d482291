// How long a back-up, an encrypted one, and verifying either take, of the demo and with 256 MB of media beside it.
// `npm run bench:backup`
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { demoData } from '@kiosk-admin/api-client/demo'
import { sql } from 'kysely'
import { loadDemo } from '../src/db/demo/demo.ts'
import { migrate } from '../src/db/migrate.ts'
import { sha256 } from '../src/identity.ts'
import { openDatabase } from '../src/platform/database/database.ts'
import { diskFiles } from '../src/platform/files/disk-files.ts'
import { createTestApp } from '../src/testing/index.ts'

const mebibyte = 1024 * 1024
const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = await mkdtemp(join(tmpdir(), 'bench-backup-'))
const dataDir = join(folder, 'data')
const quiet = { info() {}, warn() {}, error() {} }
const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir, log: quiet })
const files = diskFiles(join(dataDir, 'media'))

/** Runs a command of the built server: how long it takes, and the most memory. */
async function command(args, env = {}) {
  const started = performance.now()
  const script = join(root, 'apps/server/dist/command.js')
  const report = `process.on('exit', () => process.stderr.write('peak ' + process.resourceUsage().maxRSS))`
  const child = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(report)}`, script, ...args],
    {
      env: { ...process.env, DATA_DIR: dataDir, BACKUP_PASSPHRASE: '', ...env },
      stdio: ['ignore', 'inherit', 'pipe'],
    },
  )
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'close')])
  if (code !== 0) throw new Error(errors)
  const [, peak] = /peak (\d+)/.exec(errors)
  return { seconds: (performance.now() - started) / 1000, peak: Number(peak) / 1024 }
}

async function measure(name) {
  const BACKUP_PASSPHRASE = 'correct horse battery staple'
  const plain = join(folder, `${name}.tar`)
  const secret = join(folder, `${name}.tar.age`)
  const rows = {
    'back-up': await command(['backup', plain]),
    'back-up, encrypted': await command(['backup', secret], { BACKUP_PASSPHRASE }),
    verify: await command(['verify', plain]),
    'verify, encrypted': await command(['verify', secret], { BACKUP_PASSPHRASE }),
  }
  console.log(`\n${name}: ${((await stat(plain)).size / mebibyte).toFixed(0)} MiB`)
  for (const [step, { seconds, peak }] of Object.entries(rows)) {
    console.log(`  ${step.padEnd(20)} ${seconds.toFixed(1)} s, ${peak.toFixed(0)} MiB at most`)
  }
}

try {
  await migrate(db)
  await loadDemo({ ...(await createTestApp()), db, files }, demoData('2026-11-22'))
  await measure('demo')
  for (let at = 0; at < 4; at++) {
    const bytes = new Uint8Array(randomBytes(64 * mebibyte))
    const hash = await sha256(bytes)
    await files.put(hash, bytes)
    await sql`insert into stored_file (sha256, extensions, kept_at) values (${hash}, '["mp4"]', now())`.execute(db)
  }
  await measure('demo and 256 MiB of films')
} finally {
  await close()
  await rm(folder, { recursive: true })
}
