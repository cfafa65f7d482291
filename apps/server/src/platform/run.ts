import { type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

/** Runs a program. Throws with its standard error when it fails. */
export async function run(command: string, args: string[], options: SpawnOptions): Promise<void> {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  const errors = child.stderr ? text(child.stderr) : ''
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error((await errors).trim() || `exit code ${code}`)
}
