// npm start: from a fresh clone to a running server. npm run serve (--serve): only the server.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build, install, main, node, root, Stop } from './workspace.mjs'

const server = join(root, 'apps', 'server', 'dist', 'main.js')

await main(async () => {
  if (!process.argv.includes('--serve')) {
    await install()
    await build()
  }
  if (!existsSync(server) || !existsSync(node)) throw new Stop('There is nothing to serve yet: run npm start once.')
  const child = spawn(node, ['--enable-source-maps', server], { cwd: root, stdio: 'inherit' })
  // Ctrl-C reaches the server by itself as well, which takes the second signal for the first; SIGTERM reaches us alone.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  // A signal to npm ends npm and its shell, not us: without them, under npm, the server is to stop as well.
  const parent = process.ppid
  if (process.env.npm_lifecycle_event) {
    setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 250).unref()
  }
  const code = await new Promise((resolve) => child.on('close', resolve))
  process.exitCode = code ?? 1
})
