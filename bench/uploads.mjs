// Uploads ten films of 40 MB concurrently to a server, in one form each and in parts over tus. Reports the memory of
// the process and the latency of other requests. `npm run bench:uploads`, or `npm run bench:uploads -- 5` for five
// rounds.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { openAsBlob, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { main, node, root, Stop } from '../tools/workspace.mjs'
import { printTable } from './figures.mjs'

const MB = 1_048_576
const size = 40 * MB
const atOnce = 10

/** Resident memory in MB, as the system counts it. */
function memoryOf(pid) {
  const [, kB] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kB) / 1024
}

/** How long the slowest of the calls took that were made one after the other while `work` ran. */
async function longestWaitDuring(call, work) {
  let longest = 0
  let running = true
  const calling = (async () => {
    while (running) {
      const since = performance.now()
      await call()
      longest = Math.max(longest, performance.now() - since)
      await pause(20)
    }
  })()
  await work()
  running = false
  await calling
  return longest
}

/** The maximum of samples taken every few milliseconds while `work` runs. */
async function peakDuring(pid, work) {
  let peak = 0
  let running = true
  const watching = (async () => {
    while (running) {
      peak = Math.max(peak, memoryOf(pid))
      await pause(5)
    }
  })()
  await work()
  running = false
  await watching
  return peak
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}

async function started(folder, port) {
  const env = { ...process.env, PORT: String(port), DATA_DIR: join(folder, 'data'), DEMO: 'on' }
  const call = ['--import', './tools/typescript.mjs', 'apps/server/src/main.ts', '--no-pages']
  const server = spawn(node, call, { cwd: root, env, stdio: ['ignore', 'pipe', 'ignore'] })
  let output = ''
  for await (const more of server.stdout.setEncoding('utf8')) {
    output += more
    const [, username, password] = /Sign in as (\S+) with the password (\S+) /.exec(output) ?? []
    if (password) return { server, username, password }
  }
  throw new Stop('The server did not start.')
}

async function films(folder, round) {
  const paths = Array.from({ length: atOnce }, (_, index) => join(folder, `film-${round}-${index}.mp4`))
  const head = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp41', 'latin1')
  for (const path of paths) await writeFile(path, Buffer.concat([head, randomBytes(size - head.length)]))
  return Promise.all(paths.map(async (path) => new File([await openAsBlob(path)], 'film.mp4')))
}

await main(async () => {
  const rounds = Number(process.argv[2] ?? 3)
  if (!(rounds > 0)) throw new Stop('Say how many rounds.')
  if (process.platform !== 'linux') throw new Stop('It reads what Linux says of a process.')
  const folder = await mkdtemp(join(tmpdir(), 'bench-uploads-'))
  const port = await freePort()
  const { server, username, password } = await started(folder, port)
  try {
    const api = `http://127.0.0.1:${port}/api`
    const headers = { 'content-type': 'application/json' }
    const signIn = async (username) => {
      const body = JSON.stringify({ username, password })
      const answer = await fetch(`${api}/Login`, { method: 'POST', headers, body })
      return (await answer.json()).message
    }
    const { token, mallId } = await signIn(username)
    const other = { authorization: `Bearer ${(await signIn('editor')).token}` }
    const upload = async (...files) => {
      const body = new FormData()
      for (const file of files) body.append('file', file)
      const authorization = `Bearer ${token}`
      const answer = await fetch(`${api}/MediaLibrary?mallId=${mallId}`, {
        method: 'POST',
        headers: { authorization },
        body,
      })
      if (!answer.ok) throw new Stop(`An upload failed: ${await answer.text()}`)
    }
    const authorization = `Bearer ${token}`
    const tus = { authorization, 'tus-resumable': '1.0.0' }
    const uploadInParts = async (file) => {
      const uploads = `${api}/MediaLibrary/Uploads`
      const begun = await fetch(`${uploads}?mallId=${mallId}`, {
        method: 'POST',
        headers: { ...tus, 'upload-length': String(file.size), 'upload-metadata': `filename ${btoa(file.name)}` },
      })
      const uploadId = begun.headers.get('location')?.split('/').at(-1)
      for (let from = 0; from < file.size; from += MB) {
        const answer = await fetch(`${uploads}/${uploadId}`, {
          method: 'PATCH',
          headers: { ...tus, 'content-type': 'application/offset+octet-stream', 'upload-offset': String(from) },
          body: file.slice(from, from + MB),
        })
        if (!answer.ok) throw new Stop(`A part failed: ${await answer.text()}`)
      }
      const query = `mallId=${mallId}&uploadId=${uploadId}`
      const answer = await fetch(`${api}/MediaLibrary/Uploaded?${query}`, {
        method: 'POST',
        headers: { authorization },
      })
      if (!answer.ok) throw new Stop(`An upload failed: ${await answer.text()}`)
    }
    const list = async () => (await fetch(`${api}/Offer?mallId=${mallId}`, { headers: other })).arrayBuffer()
    await upload(new File(['warm'], 'warm.txt'))
    await list()
    const rows = []
    const ways = { form: upload, parts: uploadInParts }
    const turns = Object.entries(ways).flatMap(([way, send]) =>
      Array.from({ length: rounds }, (_, index) => ({ way, send, round: index + 1 })),
    )
    for (const { way, send, round } of turns) {
      const files = await films(folder, `${way}-${round}`)
      const before = memoryOf(server.pid)
      const since = performance.now()
      let waited = 0
      const peak = await peakDuring(server.pid, async () => {
        waited = await longestWaitDuring(list, () => Promise.all(files.map((file) => send(file))))
      })
      const took = (performance.now() - since) / 1000
      rows.push([`${way} ${round}`, [before], [peak], [peak - before], [(atOnce * 40) / took], [waited]])
    }
    console.log(`\n${atOnce} films of 40 MB at once, memory of the server's process in MB:\n`)
    printTable(['', 'before', 'most', 'more', 'MB a second', 'longest wait of a list, ms'], rows)
  } finally {
    const ended = once(server, 'close')
    server.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true })
  }
})
