// How long one person waits while another account, or somebody without any, floods the server: `npm run bench:flood`.
// A whole server with the demo and the usual limits, as a process of its own; each attack runs for some seconds over many
// connections from a thread of its own. `READS_PER_MINUTE=off WRITES_PER_MINUTE=off npm run bench:flood` has no rates.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'

const attackMs = 5_000
const connections = 32
const port = Number(process.env.PORT ?? 8190)
const api = `http://127.0.0.1:${port}/api`
const root = fileURLToPath(new URL('../../../', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))

const { PATH, READS_PER_MINUTE, WRITES_PER_MINUTE } = process.env
const server = spawn(
  process.execPath,
  ['--import', './tools/typescript.mjs', 'apps/server/src/main.ts', '--no-pages'],
  {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...{ PATH, PORT: String(port), DATA_DIR: dataDir, DEMO: 'on', DEMO_STATIONS: 'off' },
      ...(READS_PER_MINUTE && { READS_PER_MINUTE }),
      ...(WRITES_PER_MINUTE && { WRITES_PER_MINUTE }),
    },
  },
)
let printed = ''
for await (const more of server.stdout.setEncoding('utf8')) {
  printed += more
  if (printed.includes('A station of the demo')) break
}
const [, password] = /with the password (\S+) /.exec(printed) ?? []

const json = { 'content-type': 'application/json' }
const bearer = (token) => ({ authorization: `Bearer ${token}` })
const post = (body, token) => ({
  method: 'POST',
  headers: { ...json, ...(token && bearer(token)) },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})
const call = async (path, init) => (await (await fetch(api + path, init)).json()).message

const { token: attacker, mallIds } = await call('/Login', post({ username: 'admin', password }))
const { token: other } = await call('/Login', post({ username: 'reader', password }))
const mallId = mallIds?.[0] ?? (await call('/Sites'))[0].id
const query = `mallId=${mallId}`
const get = (token) => ({ headers: bearer(token) })

const [offer] = await call(`/Offer?${query}`, get(attacker))
const { id: _, version: __, ...record } = await call(`/Offer/${offer.id}`, get(attacker))
const withText = (html) => ({ ...record, description: { en: html, se: html, no: html, is: html } })
const formats = Array.from({ length: 400 }, (_, index) => `<b ${index}>`).join('')
const references = `<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(200)}">]><svg xmlns="http://www.w3.org/2000/svg"><text>${'&a;'.repeat(1_000_000)}</text></svg>`

const attacks = {
  nothing: undefined,
  '1. rich text: formats in every paragraph': [
    `/Offer?${query}`,
    post(withText(`<p>${formats}${'<p>a'.repeat(4_000)}`.slice(0, 20_000)), attacker),
  ],
  '1. rich text: as many elements as are taken': [`/Offer?${query}`, post(withText('<p>a'.repeat(2_490)), attacker)],
  '2. bodies: 16 MB for a shop': [`/Item?${query}`, post(`{"name":"${'a'.repeat(16_000_000)}"}`, attacker)],
  '2. bodies: imports of 5,000 wrong rows': [
    `/Item/Import?${query}`,
    post({ rows: Array.from({ length: 4_999 }, () => ({ name: 1, text: 'a'.repeat(1_500) })) }, attacker),
  ],
  '3. drawings: a million names': [
    `/MediaLibrary?${query}&kind=images`,
    { method: 'POST', headers: bearer(attacker) },
    { name: 'bomb.svg', text: references },
  ],
  '4. reading: a list': [`/Item?${query}`, get(attacker)],
  '4. reading: searches': [`/Search?${query}&q=a`, get(attacker)],
  '4. reading: statistics': [`/Statistic?${query}&groupBy=shop&from=2026-01-01&till=2026-12-31`, get(attacker)],
  '4. sign-ins of nobody': ['/Login', post({ username: 'nobody', password: 'wrong' })],
  '4. credentials that are made up': ['/Session', get(`s_${'a'.repeat(43)}`)],
}

/** How long one call takes, again and again, in ms. */
async function waitsDuring(isOver) {
  const waits = []
  while (!isOver()) {
    const began = performance.now()
    const answer = await fetch(`${api}/Offer?${query}`, get(other))
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`Others got ${answer.status}`)
    waits.push(performance.now() - began)
    await pause(50)
  }
  return waits.sort((a, b) => a - b)
}

const rows = []
for (const [name, attack] of Object.entries(attacks)) {
  let over = false
  const measured = waitsDuring(() => over)
  let statuses = {}
  if (attack) {
    const [path, init, file] = attack
    const workerData = { url: api + path, init, file, connections }
    const sender = new Worker(fileURLToPath(new URL('./flood-sender.mjs', import.meta.url)), { workerData })
    await pause(attackMs)
    sender.postMessage('stop')
    ;[statuses] = await once(sender, 'message')
  } else await pause(attackMs)
  over = true
  const waits = await measured
  rows.push({ name, statuses, waits })
  // what the attack used up comes back
  await pause(1_000)
}

console.log(
  `Each attack for ${attackMs / 1000} s over ${connections} connections; one other person reads a list meanwhile`,
)
console.log('\n| attack | answers | median wait of others, ms | longest |\n|---|---|---|---|')
for (const { name, statuses, waits } of rows) {
  const answers = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`)
  const [median, longest] = [waits[Math.floor(waits.length / 2)], waits.at(-1)]
  console.log(`| ${name} | ${answers.join(', ')} | ${median.toFixed(0)} | ${longest.toFixed(0)} |`)
}
server.kill('SIGTERM')
await once(server, 'close')
rmSync(dataDir, { recursive: true, force: true })
