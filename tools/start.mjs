// npm start: from a fresh clone to a running server. npm run serve (--serve): only the server.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { accompany, build, install, main, node, root, Stop } from './workspace.mjs'

const server = join(root, 'apps', 'server', 'dist', 'main.js')

await main(async () => {
  if (!process.argv.includes('--serve')) {
    await install()
    await build()
  }
  if (!existsSync(server) || !existsSync(node)) throw new Stop('There is nothing to serve yet: run npm start once.')
  await accompany(spawn(node, ['--enable-source-maps', server], { cwd: root, stdio: 'inherit' }))
})
