// What the server's benches share: a database of their own, and times as a table that Markdown reads too.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../src/db/migrate.ts'
import { openDatabase } from '../src/platform/database/database.ts'

/** Runs `work` on an empty PostgreSQL, which is gone afterwards; on DATABASE_URL's when that is set. */
export async function withDatabase(work) {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
  const log = { info() {}, warn: console.warn, error: console.error }
  // what fills a large database takes longer than a call may
  const databaseLimits = { connectMs: 5_000, statementMs: 3_600_000 }
  const { db, close } = await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir, log, databaseLimits })
  try {
    await migrate(db)
    await work(db)
  } finally {
    await close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

export const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1)

/** How long each of the turns took, in milliseconds. */
export async function timed(turns, work) {
  const times = []
  for (let turn = 0; turn < turns; turn++) {
    const started = performance.now()
    await work(turn)
    times.push(performance.now() - started)
  }
  return times.sort((a, b) => a - b)
}

const shown = (number) => number.toFixed(number < 10 ? 1 : 0)

/** Prints for each row the median of its times, with the shortest and the longest. */
export function printTimes(rows) {
  const cells = rows.map(([name, times]) => [
    name,
    `${shown(times[Math.floor(times.length / 2)])} (${shown(times[0])}–${shown(times.at(-1))})`,
  ])
  const width = Math.max(...cells.map(([name]) => name.length))
  console.log(`\n| ${'what'.padEnd(width)} | median ms (shortest–longest) |\n|${'-'.repeat(width + 2)}|---|`)
  for (const [name, time] of cells) console.log(`| ${name.padEnd(width)} | ${time} |`)
}
