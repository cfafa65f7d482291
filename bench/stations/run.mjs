// Measures the time until every station shows a new publication: many example stations in one process, against one
// server with its own PostgreSQL. `npm run bench:stations`, or `npm run bench:stations -- 2000 5` for 2,000 stations
// and 5 rounds. Each station also sends one click in each round.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stationOf } from '../../packages/kiosk-client/examples/station.mjs'
import { memoryStore } from '../../packages/kiosk-client/src/index.ts'
import { main, node, root, Stop } from '../../tools/workspace.mjs'
import { printTable, quantile } from '../figures.mjs'

const [stations = 500, rounds = 3] = process.argv.slice(2).map(Number)
const atOnce = 20

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}

/** Does work on a list, some at a time. */
async function each(list, work) {
  const waiting = [...list]
  const next = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, next))
}

async function serve(dataDir) {
  const port = await freePort()
  const child = spawn(node, ['--import', './tools/typescript.mjs', 'apps/server/src/main.ts', '--no-pages'], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir },
    // the server's log would drown the report
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let output = ''
  for await (const text of child.stdout.setEncoding('utf8')) {
    output += text
    if (output.includes('/kiosk/#key=')) break
  }
  const [, username, password] = /Sign in as (\S+) with the password (\S+) /.exec(output) ?? []
  if (!password) throw new Stop(`The server did not start:\n${output}`)
  return { child, url: `http://127.0.0.1:${port}`, username, password }
}

await main(async () => {
  if (!(stations > 0 && rounds > 0)) throw new Stop('Say how many stations, and how many rounds.')
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-stations-'))
  const { child, url, username, password } = await serve(dataDir)
  try {
    await measure(url, { username, password })
  } finally {
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
    rmSync(dataDir, { recursive: true })
  }
})

async function measure(url, person) {
  let token
  const call = async (method, path, body) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await fetch(`${url}/api${path}`, { method, headers, body: body && JSON.stringify(body) })
    const { success, message } = await answer.json()
    if (!success) throw new Stop(`${method} ${path}: ${JSON.stringify(message)}`)
    return message
  }
  const [site] = await call('GET', '/Sites')
  token = (await call('POST', '/Login', { ...person, mallId: site.id })).token
  // An empty mall, because all stations share one machine here and real ones parse their publication alone.
  const mall = { name: 'Bench', timeZone: 'Europe/Stockholm', languages: ['se'], eventUrl: null, iconId: null }
  const { id: mallId } = await call('POST', '/Mall', { ...mall, location: { latitude: 59.3, longitude: 18 } })
  await call('POST', `/Publication?mallId=${mallId}`, {})

  const keys = []
  await each(
    Array.from({ length: stations }, (_, nth) => nth),
    async (nth) => {
      const place = { latitude: 59.3, longitude: 18, areaId: null, floorId: null }
      const made = await call('POST', `/MallStation?mallId=${mallId}`, {
        code: `b${nth}`,
        name: `Bench ${nth}`,
        ...place,
      })
      keys.push({ stationId: made.id, key: (await call('POST', `/MallStation/${made.id}/Key`)).key })
    },
  )
  console.log(`${stations} stations have their keys`)

  let shown = () => {}
  let counted = () => {}
  const environment = { log() {} }
  const all = keys.map(({ key, stationId }) => {
    const station = stationOf(url, key, { mallId, stationId }, { store: memoryStore(), restart() {}, environment })
    station.onChange(() => {
      shown(station)
      counted(station)
    })
    return station
  })
  /** Resolves with the milliseconds after which each of them was so far. */
  const reached = (condition, listen) =>
    new Promise((resolve) => {
      const [started, times, left] = [performance.now(), [], new Set(all)]
      const look = (station) => {
        if (!condition(station.snapshot) || !left.delete(station)) return
        times.push(performance.now() - started)
        if (left.size === 0) resolve(times)
      }
      listen(look)
      all.forEach(look)
    })

  const connected = reached(
    ({ connection, source }) => connection.state === 'open' && source === 'current',
    (look) => {
      shown = look
    },
  )
  for (const station of all) void station.start()
  const arrival = await connected
  const results = { 'until it shows what was published': [], 'until its click is counted': [] }
  let publishing = []
  for (let round = 1; round <= rounds; round++) {
    console.log(`round ${round} of ${rounds}`)
    const next = all[0].snapshot.publication.number + 1
    const showing = reached(
      ({ publication }) => publication.number === next,
      (look) => {
        shown = look
      },
    )
    const started = performance.now()
    await call('POST', `/Publication?mallId=${mallId}`, {})
    publishing = [...publishing, performance.now() - started]
    results['until it shows what was published'].push(await showing)

    for (const station of all) await station.record({ type: 0, view: 'touchguide' })
    const taken = reached(
      ({ clicks }) => clicks.waiting === 0,
      (look) => {
        counted = look
      },
    )
    results['until its click is counted'].push(await taken)
  }
  for (const station of all) station.stop()

  console.log(`\n${stations} stations, one server, ${rounds} rounds; milliseconds, median (least–most) of the rounds.`)
  console.log('The stations share one process and the server’s machine. A click waits for others for 2,000 ms first.\n')
  const shares = [0.5, 0.95, 1]
  printTable(
    ['', 'half of them', '95 of 100', 'all'],
    [
      ['until it is connected and current', ...shares.map((share) => [quantile(arrival, share)])],
      ...Object.entries(results).map(([name, lists]) => [
        name,
        ...shares.map((share) => lists.map((list) => quantile(list, share))),
      ]),
      ['until the call to publish is answered', [], [], publishing],
    ],
  )
}
