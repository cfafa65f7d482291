import { createWriteStream } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoData } from '@kiosk-admin/api-client/demo'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadDemo } from '../../db/demo/demo'
import { keepFilesLock, removeUnused } from '../../db/media/stored-files'
import { migrate } from '../../db/migrate'
import { sha256 } from '../../identity'
import { createTestApp } from '../../testing/index'
import { type OpenDatabase, openDatabase } from '../database/database'
import { diskFiles } from '../files/disk-files'
import { writeBackup } from './backup'
import { openBackup } from './encryption'
import { readBackup } from './restore'
import { verifyBackup } from './verify'

// Several databases, each with its own PostgreSQL, on a machine that may be busy with the other tests.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

const quiet = { info: () => {}, warn: () => {}, error: () => {} }
const passphrase = 'correct horse battery staple'

let folder: string
let source: OpenDatabase
const inFolder = (name: string) => join(folder, name)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verify-'))
  source = await openDatabase({ databaseUrl: undefined, dataDir: inFolder('data'), log: quiet })
  await migrate(source.db)
  const dependencies = await createTestApp()
  const files = diskFiles(inFolder('media'))
  await loadDemo({ ...dependencies, db: source.db, files }, demoData('2026-11-21'))
})
afterAll(async () => {
  await source.close()
  await rm(folder, { recursive: true })
})

const write = (name: string, secret?: string) =>
  writeBackup(
    {
      connection: source.connection,
      files: diskFiles(inFolder('media')),
      now: new Date(0),
      passphrase: secret,
    },
    createWriteStream(inFolder(name)),
  )
const verify = async (name: string, secret?: string) => verifyBackup(await openBackup(inFolder(name), secret), quiet)

const changed = async (from: string, to: string, change: (bytes: Buffer) => Buffer) =>
  writeFile(inFolder(to), change(await readFile(inFolder(from))))
const turned = (place: number) => (bytes: Buffer) => {
  bytes[place] = (bytes[place] ?? 0) ^ 1
  return bytes
}

describe('a verification', () => {
  it('accepts a valid back-up and leaves nothing behind', async () => {
    const backup = await write('whole.tar')
    const before = await readdir(tmpdir())
    expect(await verify('whole.tar')).toMatchObject({ rows: backup.rows, files: backup.files, lacking: [] })
    const left = (await readdir(tmpdir())).filter((name) => name.startsWith('kiosk-admin-verify-'))
    expect(left.filter((name) => !before.includes(name))).toEqual([])
  })

  it('fails for a changed byte of a row or file, and for a truncated archive', { tags: ['nightly'] }, async () => {
    await write('plain.tar')
    const bytes = await readFile(inFolder('plain.tar'))
    const inRow = bytes.indexOf('Strandgallerian')
    const inFile = bytes.toString('latin1').search(/media\/[0-9a-f]{64}\0/) + 512
    await changed('plain.tar', 'row.tar', turned(inRow))
    await changed('plain.tar', 'file.tar', turned(inFile))
    await changed('plain.tar', 'cut.tar', (all) => all.subarray(0, all.length - 4096))
    await expect(verify('row.tar')).rejects.toThrow(/damaged/)
    await expect(verify('file.tar')).rejects.toThrow(/^The file [0-9a-f]{64} of this back-up is damaged/)
    await expect(verify('cut.tar')).rejects.toThrow(/damaged/)
  })

  it('compares the rows in the database with those of the archive', { tags: ['nightly'] }, async () => {
    await write('compared.tar')
    const target = await openDatabase({ databaseUrl: undefined, dataDir: inFolder('target'), log: quiet })
    const restored = async () =>
      readBackup(
        { connection: target.connection, files: diskFiles(inFolder('other-media')), compare: true },
        await openBackup(inFolder('compared.tar'), undefined),
      )
    try {
      // a database that modifies inserted rows
      await sql`create schema elsewhere`.execute(target.db)
      await sql`create function elsewhere.change() returns trigger language plpgsql as
        'begin new.value = ''"other"''; return new; end'`.execute(target.db)
      await sql`create function elsewhere.watch() returns event_trigger language plpgsql as $$begin
        if exists (select from pg_event_trigger_ddl_commands() where object_identity = 'public.meta') then
          create trigger change before insert on public.meta for each row execute function elsewhere.change();
        end if; end$$`.execute(target.db)
      await sql`create event trigger watch on ddl_command_end when tag in ('CREATE TABLE')
        execute function elsewhere.watch()`.execute(target.db)
      await expect(restored()).rejects.toThrow('The rows of meta differ from those of the back-up')
      await sql`drop event trigger watch`.execute(target.db)
      expect((await restored()).lacking).toEqual([])
    } finally {
      await target.close()
    }
  })
})

describe('an encrypted back-up', () => {
  it('needs only its passphrase', { tags: ['nightly'] }, async () => {
    const backup = await write('secret.tar.age', passphrase)
    expect((await readFile(inFolder('secret.tar.age'))).indexOf('Strandgallerian')).toBe(-1)
    expect(await verify('secret.tar.age', passphrase)).toMatchObject({ rows: backup.rows, files: backup.files })
    await expect(verify('secret.tar.age')).rejects.toThrow(/is encrypted: set BACKUP_PASSPHRASE/)
    await expect(verify('secret.tar.age', 'another long passphrase')).rejects.toThrow(
      /^BACKUP_PASSPHRASE does not open/,
    )
    await changed('secret.tar.age', 'cut.tar.age', (bytes) => bytes.subarray(0, bytes.length - 1000))
    await expect(verify('cut.tar.age', passphrase)).rejects.toThrow(/cut\.tar\.age is damaged or cut off/)
    await write('open.tar')
    await expect(verify('open.tar', passphrase)).rejects.toThrow(/is not encrypted, though BACKUP_PASSPHRASE is set/)
  })
})

describe('a referenced file', () => {
  const media = () => source.db.selectFrom('media').select(['name', 'sha256']).orderBy('sha256').execute()
  const pathOf = (sha256: string) => inFolder(join('media', sha256.slice(0, 2), sha256))

  it('is reported by name if missing or damaged, also by a verification', { tags: ['nightly'] }, async () => {
    const [gone, broken] = await media()
    if (!gone || !broken) throw new Error('The demo has media')
    const [goneBytes, brokenBytes] = await Promise.all([readFile(pathOf(gone.sha256)), readFile(pathOf(broken.sha256))])
    await rm(pathOf(gone.sha256))
    await writeFile(pathOf(broken.sha256), turned(10)(Buffer.from(brokenBytes)))
    const { lacking } = await write('lacking.tar')
    expect(lacking.map(({ sha256 }) => sha256)).toEqual([gone.sha256, broken.sha256])
    expect(lacking.flatMap(({ names }) => names).join(', ')).toContain(`“${gone.name}” of `)
    // files damaged before do not prevent restoring the others
    expect((await verify('lacking.tar')).lacking).toEqual(lacking)
    await writeFile(pathOf(gone.sha256), goneBytes)
    await writeFile(pathOf(broken.sha256), brokenBytes)
    expect((await write('complete.tar')).lacking).toEqual([])
  })

  it('is not deleted while a back-up reads files', async () => {
    const files = diskFiles(inFolder('media'))
    const bytes = new Uint8Array(100)
    const hash = await sha256(bytes)
    await files.put(hash, bytes)
    await sql`insert into stored_file (sha256, extensions, kept_at) values (${hash}, '["png"]', now() - interval '9 days')`.execute(
      source.db,
    )
    const reader = new pg.Client(source.connection)
    await reader.connect()
    await reader.query('select pg_advisory_lock_shared($1)', [keepFilesLock])
    expect(await removeUnused(source.db, files, new Date())).toBe(0)
    await reader.end()
    await expect.poll(() => removeUnused(source.db, files, new Date())).toBe(1)
    expect(await files.open(hash)).toBeUndefined()
  })
})
