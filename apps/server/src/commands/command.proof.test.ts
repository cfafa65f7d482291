import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { stop, waitForOutput, wholeServers } from '../platform/testing/whole-servers'
import { startFakeRedis } from '../relay/testing/fake-redis'

// Whole servers with their own PostgreSQL, on a machine that may be busy with the other tests.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const { run, inFolder, post, get, socketUrl } = wholeServers()
const password = 'ten letters or more'

/** Runs the command and returns its output, or rejects with its error. */
async function command(args: string[], typed: string = password, folder = 'data', env: Record<string, string> = {}) {
  const child = run('commands/command.ts', args, { DATA_DIR: inFolder(folder), ...env })
  child.stdin.end(`${typed}\n`)
  const [output, failed, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code, output: (output + failed).trim() }
}

async function startServer() {
  const server = run('main.ts', ['--no-pages'], { DEMO: 'off' })
  await waitForOutput(server, 'is ready')
  return server
}

async function signIn(username: string, secret: string) {
  const answer = await post('/Login', { username, password: secret })
  return { status: answer.status, ...(await answer.json()).message }
}

test('creates users and resets passwords, with and without a running server', { tags: ['nightly'] }, async () => {
  expect(await command(['reset-password', 'astrid'])).toEqual({
    code: 1,
    output: `There is no database in ${inFolder('data')} yet: start the server once, or set DATA_DIR to its folder.`,
  })

  const server = await startServer()
  const create = ['create-user', 'astrid', '--email', 'astrid@example.com', '--administrator']
  expect((await command(create)).output).toMatch(/^There’s no mall yet: /)
  const guessable =
    'The password can’t be used. It’s too easy to guess. Choose several words that don’t belong together.'
  expect(await command([...create, '--mall', 'Vallgallerian'], 'qwertyuiop')).toEqual({ code: 1, output: guessable })
  expect(await command([...create, '--mall', 'Vallgallerian'])).toEqual({
    code: 0,
    output: 'astrid can now sign in, with all rights.',
  })
  expect(await command(['media-quota', 'Vallgallerian', '500'])).toEqual({
    code: 0,
    output: 'The files of Vallgallerian may now take up 500 MB.',
  })
  expect(await command(['media-quota', 'Elsewhere', 'default'])).toEqual({
    code: 1,
    output: 'There’s no mall named Elsewhere.',
  })
  expect((await command([...create, '--mall', 'Another'])).output).toMatch(/^There’s already a mall: /)

  const named = 'The password can’t be used. It contains the username or the name of a mall. Choose other words.'
  expect(await command(['reset-password', 'astrid'], 'vallgallerian#7x')).toEqual({ code: 1, output: named })
  const { token } = await signIn('astrid', password)
  const socket = new WebSocket(socketUrl(), ['kiosk.v1', `bearer.${token}`])
  await once(socket, 'open')
  const closed = once(socket, 'close')
  expect((await command(['reset-password', 'ASTRID'], 'another ten letters')).output).toBe(
    'astrid has a new password, and has been signed out everywhere.',
  )
  expect((await closed)[0]).toBe(4401)
  const session = await get('/Session', token)
  expect(session.status).toBe(401)
  expect((await signIn('astrid', password)).status).toBe(401)
  expect((await signIn('astrid', 'another ten letters')).status).toBe(200)
  // beside the running server
  expect((await command(['backup', inFolder('all.tar')])).output).toMatch(
    /all\.tar is complete: \d+ rows and 0 files\.$/,
  )
  expect((await command(['backup', inFolder('all.tar')])).output).toMatch(/all\.tar already exists: name a new file\.$/)
  expect((await command(['restore', inFolder('all.tar')])).output).toMatch(/^Another server is already running on /)
  expect((await command(['migrate', '--dry-run'])).output).toBe('The database is up to date: there is nothing to run.')
  await stop(server)

  expect((await command(['restore', inFolder('all.tar')])).output).toMatch(/^This database is not empty, /)
  expect((await command(['restore', inFolder('all.tar')], '', 'other')).output).toMatch(
    /^Restored \d+ rows and 0 files\./,
  )
  const other = run('main.ts', ['--no-pages'], { DEMO: 'off', DATA_DIR: inFolder('other') })
  await waitForOutput(other, 'is ready')
  expect((await signIn('astrid', 'another ten letters')).status).toBe(200)
  await stop(other)

  expect(await command(['create-user', 'Astrid', '--email', 'astrid@example.com'])).toEqual({
    code: 1,
    output: 'The username Astrid is already in use.',
  })
  expect((await command(['create-user', 'berit', '--email', 'berit@example.com'])).output).toBe(
    'berit can now sign in, but has no rights until moved to another group.',
  )
  expect((await command(['reset-password', 'nobody'])).output).toBe('There’s no user named nobody.')
  // the command has stopped its PostgreSQL, so the server can start
  const next = await startServer()
  expect((await signIn('berit', password)).status).toBe(200)
  await stop(next)
})

test('a password reset closes sockets over Redis, and succeeds while Redis is unavailable', {
  tags: ['nightly'],
}, async () => {
  const redis = await startFakeRedis()
  const env = { REDIS_URL: redis.url, DATA_DIR: inFolder('redis') }
  const server = run('main.ts', ['--no-pages'], { DEMO: 'off', ...env })
  await waitForOutput(server, 'is ready')
  const create = [
    'create-user',
    'astrid',
    '--email',
    'astrid@example.com',
    '--administrator',
    '--mall',
    'Vallgallerian',
  ]
  await command(create, password, 'redis', env)
  const { token } = await signIn('astrid', password)
  const socket = new WebSocket(socketUrl(), ['kiosk.v1', `bearer.${token}`])
  await once(socket, 'open')
  const closed = once(socket, 'close')
  expect((await command(['reset-password', 'astrid'], 'another ten letters', 'redis', env)).code).toBe(0)
  expect((await closed)[0]).toBe(4401)

  await redis.stop()
  const { code, output } = await command(['reset-password', 'astrid'], 'a third ten letters', 'redis', env)
  expect(code).toBe(1)
  expect(output).toMatch(
    /^astrid has a new password, but other open sessions couldn’t be notified .* Redis does not answer/,
  )
  expect((await signIn('astrid', 'a third ten letters')).status).toBe(200)
  await stop(server)
})

test('explains invalid input in a sentence', async () => {
  const usage = /^npm run admin -- create-user NAME .*\nnpm run admin -- reset-password NAME\n(npm run .*\n?){9}$/
  const create = (...more: string[]) => command(['create-user', 'carin', ...more], 'short', 'none')
  const [none, unknown, noEmail, wrongEmail, short] = await Promise.all([
    command([]),
    create('--e-mail', 'x'),
    create(),
    create('--email', 'nowhere'),
    create('--email', 'carin@example.com'),
  ])
  expect(none.output).toMatch(usage)
  expect(unknown.output).toMatch(usage)
  expect(noEmail.output).toBe('The email can’t be used: Field is required.')
  expect(wrongEmail.output).toBe('The email can’t be used: Email is incorrect.')
  expect(short.output).toBe('The password can’t be used: Field must have at least 10 letters.')
})
