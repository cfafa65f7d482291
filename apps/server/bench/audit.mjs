// How long it takes to seal and verify a history of 50,000 entries, and how long an entry waits for its seal while others
// write: `npm run bench:audit`, or `npm run bench:audit -- 5000` for as many entries.
import { setTimeout } from 'node:timers/promises'
import { createAuditSealer, sealAudit } from '../src/db/audit/seal.ts'
import { verifyAudit } from '../src/db/audit/verify.ts'
import { createSecrets } from '../src/secrets.ts'
import { audit } from '../src/store/audit.ts'
import { seededRandom, testOrigin } from '../src/testing/index.ts'
import { testId } from '../src/testing/mall.ts'
import { printTimes, seconds, timed, withDatabase } from './figures.mjs'

const count = Number(process.argv[2] ?? 50_000)
const turns = 20
const writers = 4

const clock = { now: () => new Date() }
const log = { error: (message, { error }) => console.error(message, error) }
const by = { id: testId(9, 1), name: 'anna' }
const entry = {
  ...{ mallId: null, area: 'Shops', action: 'replace', resource: 'Item', id: testId(2, 1), name: { se: 'Apoteket' } },
  before: { phone: '08-123 45 67', description: { se: 'Allt för hälsan. '.repeat(20) } },
  after: { phone: '08-765 43 21', description: { se: 'Allt för hemmet. '.repeat(20) } },
}

await withDatabase(async (db) => {
  const secrets = createSecrets('a key of the benchmark, nothing else', seededRandom())
  const sealing = { db, clock, secrets }
  const write = (entries) => audit({ tx: db, now: clock.now(), by, origin: testOrigin, secrets }, entries)

  let begun = performance.now()
  for (let written = 0; written < count; written += 100) await write(Array.from({ length: 100 }, () => entry))
  console.log(`${count} entries written in ${seconds(begun)} s`)
  begun = performance.now()
  const sealed = await sealAudit(sealing)
  console.log(`${sealed} sealed in ${seconds(begun)} s`)
  begun = performance.now()
  const { sealed: verified, problems } = await verifyAudit({ ...sealing, wait: async () => {} })
  console.log(`${verified} verified in ${seconds(begun)} s, ${problems.length} problems`)

  const rows = [['write one entry, alone', await timed(turns, () => write([entry]))]]
  const sealer = createAuditSealer({ ...sealing, log })
  sealer.start()
  let running = true
  let others = 0
  const writing = Array.from({ length: writers }, async () => {
    for (; running; others += 1) await write([entry])
  })
  begun = performance.now()
  rows.push([`write one entry, beside ${writers} writers and the sealer`, await timed(turns, () => write([entry]))])
  const sealOne = async () => {
    const [id] = await write([entry])
    const isOpen = () =>
      db.selectFrom('audit').select('id').where('id', '=', id).where('sequence', 'is', null).execute()
    while ((await isOpen()).length > 0) await setTimeout(20)
  }
  rows.push(['from a write to its seal', await timed(turns, sealOne)])
  const perSecond = others / ((performance.now() - begun) / 1000)
  running = false
  await Promise.all(writing)
  await sealer.stop()
  console.log(`meanwhile the others wrote ${perSecond.toFixed()} entries a second`)
  printTimes(rows)
})
