import { calls } from '@kiosk-admin/api-client'
import { beforeEach, expect, it } from 'vitest'
import { createTestApp, type TestApp, testOrigin } from '../../testing/index'
import { testId, testMall } from '../../testing/mall'
import { auditEntries } from '../audit/entries'
import { hasAdministrator } from './administrators'
import { type Change, createUser, everyRight, groupWith, resetPassword } from './people'

let app: TestApp
let change: Change
beforeEach(async () => {
  app = await createTestApp({ seed: testMall })
  change = {
    tx: app.db,
    random: app.random,
    secrets: app.secrets,
    now: app.clock.now(),
    by: { id: testId(9, 1), name: 'chief' },
    origin: testOrigin,
  }
})

const lastEntry = () => auditEntries(app.db).selectAll().orderBy('id', 'desc').executeTakeFirst()

it('finds a group by its rights, in whatever order, and makes one that is not there', async () => {
  expect(await groupWith(change, 'Administrators', everyRight.toReversed())).toBe(testId(8, 1))
  expect(await groupWith(change, 'No rights', [])).toBe(testId(8, 4))
  const made = await groupWith(change, 'Slides', [{ area: 'Slideshow', read: true, write: false }])
  expect(await groupWith(change, 'Others', [{ area: 'Slideshow', read: true, write: false }])).toBe(made)
  expect(await lastEntry()).toMatchObject({ resource: 'UserGroup', action: 'create', record_id: made })
})

it('gives nobody a name that another has, were it only in another case', async () => {
  const user = { email: 'new@example.com', passwordHash: 'x', groupId: testId(8, 4) }
  expect(await createUser(change, { ...user, id: testId(9, 8), username: 'Chief' })).toBe(false)
  expect(await createUser(change, { ...user, id: testId(9, 9), username: 'new' })).toBe(true)
  const entry = await lastEntry()
  expect(entry).toMatchObject({ area: 'User', action: 'create', record_id: testId(9, 9), mall_id: null })
  expect(JSON.stringify(entry)).not.toContain('assword')
})

it('ends every session of who gets a new password, and nobody else’s', async () => {
  const [first, second, other] = await Promise.all(['editor', 'editor', 'reader'].map((name) => app.signIn(name)))
  expect(await resetPassword(change, 'EDITOR', 'another')).toEqual({ id: testId(9, 2), name: 'editor' })
  await expect(first?.client.call(calls.session)).rejects.toMatchObject({ status: 401 })
  await expect(second?.client.call(calls.session)).rejects.toMatchObject({ status: 401 })
  expect(await other?.client.call(calls.session)).toMatchObject({ userName: 'reader' })
  const entry = { action: 'password', by: change.by, record_name: 'editor', changes: [] }
  expect(await lastEntry()).toMatchObject(entry)
  expect(await resetPassword(change, 'nobody at all', 'another')).toBeUndefined()
})

it('takes for an administrator only who can sign in and may write users, groups and malls', async () => {
  expect(await hasAdministrator(app.db)).toBe(true)
  await app.db.updateTable('user_account').set({ status: 'InActive' }).where('username', '=', 'chief').execute()
  expect(await hasAdministrator(app.db)).toBe(true)
  await app.db.updateTable('user_account').set({ deleted_at: change.now }).where('username', '=', 'stranger').execute()
  expect(await hasAdministrator(app.db)).toBe(false)
})
