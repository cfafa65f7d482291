import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

// TypeScript when run from the sources, a bundled file beside the server otherwise
const inSources = import.meta.url.endsWith('.ts')
const command = fileURLToPath(new URL(inSources ? '../../commands/command.ts' : './command.js', import.meta.url))

/** Runs `npm run backup` with this server's settings in a child process, so that the server stays responsive. */
export async function writeInOwnProcess(path: string, signal: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, [...process.execArgv, command, 'backup', path], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const end = () => child.kill('SIGKILL')
  signal.addEventListener('abort', end)
  // aborts a process that was spawned during the shutdown
  if (signal.aborted) end()
  try {
    const [failure, [code]] = await Promise.all([text(child.stderr), once(child, 'close')])
    if (code !== 0) throw new Error(failure.trim() || `The back-up ended with ${code}`)
  } finally {
    signal.removeEventListener('abort', end)
    await rm(`${path}.unfinished`, { force: true })
  }
}
