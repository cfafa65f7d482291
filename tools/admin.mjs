// npm run admin, backup, restore: maintenance commands for the server's machine, whether the server runs or not.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { accompany, main, node, root, Stop } from './workspace.mjs'

const command = join(root, 'apps', 'server', 'dist', 'command.js')

await main(async () => {
  if (!existsSync(command) || !existsSync(node)) throw new Stop('There is nothing to run yet: run npm start once.')
  const args = ['--enable-source-maps', command, ...process.argv.slice(2)]
  await accompany(spawn(node, args, { cwd: root, stdio: 'inherit' }))
})
