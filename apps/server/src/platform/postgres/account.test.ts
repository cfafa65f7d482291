import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { accountFor, accountsOf, mayEnter } from './account'

const PASSWD = `root:x:0:0:root:/root:/bin/bash
games:x:5:60:games:/usr/games:/usr/sbin/nologin
nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin
broken line
postgres:x:101:104:PostgreSQL administrator,,,:/var/lib/postgresql:/bin/bash`

test('root never runs PostgreSQL itself and prefers the postgres account', () => {
  expect(accountsOf(PASSWD).map(({ name }) => name)).toEqual(['postgres', 'nobody', 'games'])
  expect(accountsOf('nobody:*:-2:-2:Unprivileged User:/var/empty:/usr/bin/false')).toEqual([])
})

test('an ordinary user needs no other account', async () => {
  expect(await accountFor('/nowhere', 1000)).toBeUndefined()
})

test('a folder is inaccessible if any parent is', async () => {
  const stranger = { name: 'stranger', uid: 4_000_000, gid: 4_000_000 }
  const folder = await mkdtemp(join(tmpdir(), 'account-test-'))
  const inner = join(folder, 'inner')
  await mkdir(inner)
  expect(await mayEnter(inner, stranger)).toBe(false)
  await chmod(folder, 0o711)
  expect(await mayEnter(inner, stranger)).toBe(true)
  await rm(folder, { recursive: true })
})
