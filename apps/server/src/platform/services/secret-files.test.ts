import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseSettings } from '../../settings/settings'
import { secretSettings, withSecretFiles } from './secret-files'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secret-files-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function fileWith(content: string): Promise<string> {
  const path = join(folder, `${content.length}.txt`)
  await writeFile(path, content)
  return path
}

test.each(secretSettings)('%s may be in a file', async (name) => {
  const path = await fileWith(`the secret of ${name}\n`)
  expect(withSecretFiles({ [`${name}_FILE`]: path, PORT: '80' })).toMatchObject({
    [name]: `the secret of ${name}`,
    PORT: '80',
  })
})

test('the server uses the database and the token of a file', async () => {
  const DATABASE_URL_FILE = await fileWith('postgresql://kiosk:secret@postgres/kiosk\n')
  const METRICS_TOKEN_FILE = await fileWith('sixteen letters or more')
  expect(parseSettings({ DATABASE_URL_FILE, METRICS_TOKEN_FILE })).toMatchObject({
    databaseUrl: 'postgresql://kiosk:secret@postgres/kiosk',
    metricsToken: 'sixteen letters or more',
    demo: false,
  })
})

test('an unreadable, an empty and a second secret fail the start, without the secret', async () => {
  const missing = join(folder, 'missing.txt')
  expect(() => parseSettings({ S3_URL_FILE: missing })).toThrow(`S3_URL_FILE cannot be read (ENOENT): ${missing}`)
  const empty = await fileWith(' \n')
  expect(() => parseSettings({ DATABASE_URL_FILE: empty })).toThrow(`DATABASE_URL_FILE is empty: ${empty}`)
  const path = await fileWith('redis://:secret@cache')
  expect(() => parseSettings({ REDIS_URL_FILE: path, REDIS_URL: 'redis://:other@cache' })).toThrow(
    'REDIS_URL and REDIS_URL_FILE are both set: leave one of them out.',
  )
})
