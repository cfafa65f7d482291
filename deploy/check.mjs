// node deploy/check.mjs: builds the image, starts compose.yaml with new secrets, and checks what an operator relies on.
// It needs Docker with Compose; everything that it starts is removed at the end. Arguments are passed to `docker build`.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

const deploy = import.meta.dirname
const image = 'ghcr.io/kiosk-admin/kiosk-admin'
const version = 'check'
const port = process.env.KIOSK_ADMIN_PORT ?? '8080'
const megabyte = 1_000_000
const mostMegabytes = 250

// a copy, so that an installation in this folder keeps its secrets and volumes
const folder = mkdtempSync(join(tmpdir(), 'kiosk-admin-check-'))

async function run(command, args, { input = '', ...options } = {}) {
  const child = spawn(command, args, { cwd: folder, ...options })
  child.stdin.end(input)
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  assert.equal(code, 0, `${command} ${args.join(' ')}\n${output}${errors}`)
  return output
}

const settings = {
  ...process.env,
  KIOSK_ADMIN_VERSION: version,
  KIOSK_ADMIN_PORT: port,
  PUBLIC_URL: 'https://kiosk.example.com',
  SECURITY_CONTACT: 'security@example.com',
}
const compose = (args, options) =>
  run('docker', ['compose', '--project-name', 'kiosk-admin-check', ...args], { env: settings, ...options })
const inServer = (args, options) => compose(['exec', '-T', 'server', 'node', ...args], options)
const command = (args, options) => inServer(['apps/server/dist/command.js', ...args], options)
const secret = (name) => readFileSync(join(folder, 'secrets', name), 'utf8')

let token = ''
async function call(path, init) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    ...init,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...init?.headers },
  })
  assert.equal(response.status, 200, `${path}: ${response.status}`)
  return response
}
const post = async (path, body) => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  return (await (await call(path, init)).json()).message
}
const get = async (path) => (await (await call(path)).json()).message

/** What the engine's sandbox leaves to the server. */
async function checkSandbox() {
  const status = JSON.parse(
    await inServer([
      '--eval',
      `const { readFileSync, writeFileSync } = require('node:fs')
       let refused
       try { writeFileSync('/opt/kiosk-admin/x', '') } catch ({ code }) { refused = code }
       const status = readFileSync('/proc/self/status', 'utf8')
       const of = (name) => new RegExp(name + ':\\\\s+(\\\\S+)').exec(status)[1]
       console.log(JSON.stringify([process.getuid(), process.getgid(), refused, of('CapBnd'), of('NoNewPrivs')]))`,
    ]),
  )
  assert.deepEqual(status, [10_001, 10_001, 'EROFS', '0000000000000000', '1'])
}

async function checkContent() {
  const password = 'three trains of winter'
  await command(['create-user', 'chief', '--email', 'chief@example.com', '--administrator', '--mall', 'Galleria'], {
    input: `${password}\n`,
  })
  ;({ token } = await post('/api/Login', { username: 'chief', password }))
  const [mall] = await get('/api/Mall')
  const query = `mallId=${mall.id}`
  const form = new FormData()
  form.append('file', new File(['Welcome'], 'welcome.txt'))
  const [file] = (await (await call(`/api/MediaLibrary?${query}`, { method: 'POST', body: form })).json()).message
  const { number } = await post(`/api/Publication?${query}`, {})
  assert.equal(number, 1)
  return async () => {
    assert.equal(await (await call(file.url)).text(), 'Welcome')
    assert.deepEqual(
      (await get(`/api/Publication?${query}`)).map((one) => one.number),
      [1],
    )
  }
}

async function checkBackups() {
  assert.match(await command(['backup', '/backups/check.tar']), /is complete/)
  await compose(['exec', '-T', 'database', 'createdb', '--username=postgres', '--owner=kiosk', 'restored'])
  const restored = secret('database-url').replace(/kiosk$/, 'restored')
  const others = ['--env', 'DATABASE_URL_FILE=', '--env', `DATABASE_URL=${restored}`]
  const args = ['node', 'apps/server/dist/command.js', 'restore', '/backups/check.tar']
  assert.match(await compose(['exec', '-T', ...others, 'server', ...args]), /^Restored /)
  const dump = await compose(['exec', '-T', 'server', 'pg_dump', `--dbname=${restored}`])
  assert.match(dump, /PostgreSQL database dump complete/)
}

async function checkAll() {
  await compose(['up', '--detach', '--wait', '--no-build'])
  await checkSandbox()
  const checkStored = await checkContent()
  await checkStored()
  await checkBackups()
  await compose(['restart', 'server'])
  await compose(['up', '--detach', '--wait', '--no-build'])
  await checkStored()
  assert.match(await (await call('/.well-known/security.txt')).text(), /^Contact: mailto:security@example.com\n/)
  assert.doesNotMatch(await compose(['logs', '--no-log-prefix', 'server']), /"level":"(error|warn)"/)
}

try {
  const args = ['--file', 'deploy/Containerfile', '--tag', `${image}:${version}`, ...process.argv.slice(2)]
  await run('docker', ['build', ...args, '.'], { cwd: join(deploy, '..') })
  const bytes = await run('docker', ['image', 'inspect', '--format', '{{.Size}}', `${image}:${version}`])
  const size = Math.ceil(Number(bytes) / megabyte)
  assert.ok(size <= mostMegabytes, `The image has ${size} MB: ${mostMegabytes} are allowed`)
  for (const name of ['compose.yaml', 'database.sql', 'garage.toml', 'secrets.sh']) {
    cpSync(join(deploy, name), join(folder, name))
  }
  await run('sh', ['secrets.sh'])
  try {
    await checkAll()
  } finally {
    await compose(['down', '--volumes'])
  }
  console.log(`The image has ${size} MB. It starts, stores, publishes, backs up, restores and starts again.`)
} finally {
  rmSync(folder, { recursive: true })
}
