import { readFileSync } from 'node:fs'
import { StartError } from '../start-error'

/** Settings with a secret, which may be in a file instead: the setting `NAME_FILE` is its path. */
export const secretSettings = [
  'DATABASE_URL',
  'REDIS_URL',
  'S3_URL',
  'SMTP_URL',
  'TTS_URL',
  'BACKUP_PASSPHRASE',
  'METRICS_TOKEN',
] as const

type Environment = Readonly<Record<string, string | undefined>>

function contentOf(setting: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : cause
    throw new StartError(`${setting} cannot be read (${code}): ${path}`, { cause })
  }
}

/** The environment with the contents of secret files under the names of their settings. */
export function withSecretFiles(env: Environment): Environment {
  const contents: Record<string, string> = {}
  for (const name of secretSettings) {
    const setting = `${name}_FILE`
    const path = env[setting]?.trim()
    if (!path) continue
    if (env[name]?.trim()) throw new StartError(`${name} and ${setting} are both set: leave one of them out.`)
    const content = contentOf(setting, path)
    // an empty setting counts as unset, which may mean another database
    if (content === '') throw new StartError(`${setting} is empty: ${path}`)
    contents[name] = content
  }
  return { ...env, ...contents }
}
