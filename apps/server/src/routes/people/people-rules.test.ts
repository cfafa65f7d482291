import { type Area, calls, peopleTypes } from '@kiosk-admin/api-client'
import { demoPassword } from '@kiosk-admin/api-client/demo'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditEntries } from '../../db/audit/entries'
import { hashCredential } from '../../identity'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testId, testMall } from '../../testing/mall'
import { managersPassword as password, signInWith, writing } from '../../testing/people'

/** Rules for granting permissions. The manager may write users, groups and offers in the near mall. */

let app: TestApp
let chief: Awaited<ReturnType<TestApp['signIn']>>['client']
let manager: Awaited<ReturnType<typeof signInWith>>

beforeEach(async () => {
  app = await createTestApp({ seed: testMall })
  chief = (await app.signIn('chief')).client
  manager = await signInWith({ app, by: chief }, writing('User', 'UserGroup', 'Offer'))
})

const chiefId = testId(9, 1)
const editorId = testId(9, 2)
const groups = { all: testId(8, 1), offers: testId(8, 2), readers: testId(8, 3) }
const anna = { username: 'anna', email: 'anna@example.com', groupId: groups.offers, mallIds: [ids.near] }
const denied = { status: 403, code: 'access_denied' }
const gone = { status: 401, code: 'unauthenticated' }
const wrongAt = (path: string, why: string) => ({
  status: 422,
  errors: [{ path, rule: 'invalid', message: `Invalid value. ${why}` }],
})
const replace = (client: typeof chief, id: string, version: number, body: object) =>
  client.call(peopleTypes.user.calls.replace, { params: { id }, version, body: { ...anna, ...body } })
const setStatus = (client: typeof chief, id: string, status: 'Active' | 'InActive') =>
  client.call(peopleTypes.user.calls.status, { body: { ids: [id], status } })
const setPassword = (client: typeof chief, id: string) =>
  client.call(peopleTypes.user.calls.password, { params: { id }, body: { password } })

describe('users cannot grant what they lack', () => {
  it('not by a group with more permissions or a missing one', async () => {
    const create = (groupId: string) =>
      manager.client.call(peopleTypes.user.calls.create, { body: { ...anna, groupId, password } })
    await expect(create(groups.all)).rejects.toMatchObject(wrongAt('groupId', 'This group has more rights than you.'))
    await expect(create(testId(8, 99))).rejects.toMatchObject(
      wrongAt('groupId', 'It links to something that no longer exists.'),
    )
    const made = await create(groups.offers)
    await expect(replace(manager.client, made.id, 1, { groupId: groups.all })).rejects.toMatchObject({
      errors: [{ path: 'groupId' }],
    })
    const fields = { ids: [editorId], set: { groupId: groups.all } }
    await expect(manager.client.call(peopleTypes.user.calls.fields, { body: fields })).rejects.toMatchObject({
      status: 422,
    })
    const rows = [{ ...anna, username: 'bosse', groupId: groups.all, password }]
    const imported = await manager.client.call(peopleTypes.user.calls.import, { body: { rows } })
    expect(imported).toMatchObject({ created: 0, errors: [{ row: 0, errors: [{ path: 'groupId' }] }] })
  })

  it('not a mall, existing or not', async () => {
    const create = (mallIds: string[]) =>
      manager.client.call(peopleTypes.user.calls.create, { body: { ...anna, mallIds, password } })
    for (const other of [ids.far, testId(1, 99)]) {
      // ordered by id, independent of the input
      await expect(create([other, ids.near])).rejects.toMatchObject(
        wrongAt('mallIds.1', 'You don’t have access to this mall.'),
      )
    }
    const copying = manager.client.call(peopleTypes.user.calls.copy, {
      params: { id: editorId },
      body: { mallId: ids.far },
    })
    await expect(copying).rejects.toMatchObject({ status: 404 })
    // a copy reaches the malls of its creator
    const wide = await replace(chief, editorId, 1, { username: 'editor', mallIds: [ids.near, ids.far] })
    const copy = await manager.client.call(peopleTypes.user.calls.copy, { params: { id: wide.id }, body: {} })
    expect(copy.mallIds).toEqual([ids.near])
  })

  it('not by creating, changing or copying a group', async () => {
    const areas = writing('Offer', 'Event')
    const wrong = wrongAt('areas.1', 'You can’t grant rights you don’t have.')
    const create = manager.client.call(peopleTypes.userGroup.calls.create, { body: { name: 'More', areas } })
    await expect(create).rejects.toMatchObject(wrong)
    const params = { id: groups.offers }
    const grow = manager.client.call(peopleTypes.userGroup.calls.replace, {
      params,
      version: 1,
      body: { name: 'Offers', areas },
    })
    await expect(grow).rejects.toMatchObject(wrong)
    const fields = manager.client.call(peopleTypes.userGroup.calls.fields, {
      body: { ids: [groups.offers], set: { areas } },
    })
    await expect(fields).rejects.toMatchObject(wrong)
    const copy = manager.client.call(peopleTypes.userGroup.calls.copy, { params: { id: groups.all }, body: {} })
    await expect(copy).rejects.toMatchObject({ status: 422 })
    // write permission exceeds read permission
    const reader = await signInWith({ app, by: chief }, [
      ...writing('UserGroup'),
      { area: 'Offer', read: true, write: false },
    ])
    const body = { name: 'Offers', areas: writing('Offer') }
    await expect(reader.client.call(peopleTypes.userGroup.calls.create, { body })).rejects.toMatchObject({
      status: 422,
    })
    // areas without permission may be included if they stay closed
    const closed = { name: 'Closed', areas: [{ area: 'Event' as Area, read: false, write: false }] }
    expect(await manager.client.call(peopleTypes.userGroup.calls.create, { body: closed })).toMatchObject({
      name: 'Closed',
    })
  })
})

describe('users cannot change users or groups with more permissions', () => {
  it.each<[string, (client: typeof chief, id: string) => Promise<unknown>]>([
    ['changed', (client, id) => replace(client, id, 1, { username: 'chief' })],
    [
      'set in some fields',
      (client, id) => client.call(peopleTypes.user.calls.fields, { body: { ids: [id], set: { email: 'a@b.se' } } }),
    ],
    ['disabled', (client, id) => setStatus(client, id, 'InActive')],
    ['given a password', setPassword],
    ['deleted', (client, id) => client.call(peopleTypes.user.calls.remove, { query: { id: [id] } })],
  ])('a user is not %s by one with fewer permissions or malls', async (_, act) => {
    await expect(act(manager.client, chiefId)).rejects.toMatchObject(denied)
    const wide = await signInWith({ app, by: chief }, writing('Offer'), [ids.near, ids.far])
    await expect(act(manager.client, wide.user.id)).rejects.toMatchObject(denied)
    expect(await manager.client.call(peopleTypes.user.calls.get, { params: { id: wide.user.id } })).toMatchObject({
      version: 1,
      editable: false,
    })
    expect(await chief.call(calls.session)).toMatchObject({ userName: 'chief' })
  })

  it('nor restored', async () => {
    const { user: wide } = await signInWith({ app, by: chief }, writing('Offer'), [ids.near, ids.far])
    await chief.call(peopleTypes.user.calls.remove, { query: { id: [wide.id] } })
    const restoring = manager.client.call(peopleTypes.user.calls.restore, { body: { ids: [wide.id] } })
    await expect(restoring).rejects.toMatchObject(denied)
  })

  it('nor a group', async () => {
    const { id } = await chief.call(peopleTypes.userGroup.calls.create, {
      body: { name: 'Events', areas: writing('Event') },
    })
    const less = { params: { id }, version: 1, body: { name: 'Events', areas: [] } }
    await expect(manager.client.call(peopleTypes.userGroup.calls.replace, less)).rejects.toMatchObject(denied)
    const remove = (client: typeof chief) => client.call(peopleTypes.userGroup.calls.remove, { query: { id: [id] } })
    await expect(remove(manager.client)).rejects.toMatchObject(denied)
    await remove(chief)
    const restoring = manager.client.call(peopleTypes.userGroup.calls.restore, { body: { ids: [id] } })
    await expect(restoring).rejects.toMatchObject(denied)
    const all = await chief.call(peopleTypes.userGroup.calls.list)
    expect(all.every(({ editable }) => editable)).toBe(true)
  })
})

describe('users cannot change their own permissions', () => {
  const own = (set: object) => ({ username: manager.user.username, groupId: manager.group.id, ...set })

  it('not group and status, but name and e-mail', async () => {
    const { id } = manager.user
    await expect(replace(manager.client, id, 1, own({ groupId: groups.offers }))).rejects.toMatchObject(
      wrongAt('groupId', 'You can’t change your own group.'),
    )
    const wrong = wrongAt('status', 'You can’t change your own status.')
    await expect(replace(manager.client, id, 1, own({ status: 'InActive' }))).rejects.toMatchObject(wrong)
    await expect(setStatus(manager.client, id, 'InActive')).rejects.toMatchObject(wrong)
    const fields = { ids: [id], set: { groupId: groups.offers } }
    await expect(manager.client.call(peopleTypes.user.calls.fields, { body: fields })).rejects.toMatchObject({
      status: 422,
    })
    await manager.client.call(calls.confirmSession, { body: { password } })
    const after = await replace(manager.client, id, 1, own({ username: 'boss', email: 'boss@example.com' }))
    expect(after).toMatchObject({ username: 'boss', version: 2 })
  })

  it('not by deleting themselves or setting their password without the old one', async () => {
    const { id } = manager.user
    await expect(manager.client.call(peopleTypes.user.calls.remove, { query: { id: [id] } })).rejects.toMatchObject(
      wrongAt('id', 'You can’t delete your own account.'),
    )
    await expect(setPassword(manager.client, id)).rejects.toMatchObject(
      wrongAt('password', 'Change your own password in your profile.'),
    )
    expect(await manager.client.call(calls.session)).toMatchObject({ userId: id })
  })
})

describe('the last administrator', () => {
  const nobodyLeft = 'At least one user must be able to edit users, groups and malls.'

  it('keeps the permissions, also if the group changes', async () => {
    const params = { id: groups.all }
    const narrow = (version: number, ...areas: Area[]) =>
      chief.call(peopleTypes.userGroup.calls.replace, {
        params,
        version,
        body: { name: 'All', areas: writing(...areas) },
      })
    await expect(narrow(1, 'User', 'UserGroup')).rejects.toMatchObject(wrongAt('areas', nobodyLeft))
    const set = { ids: [groups.all], set: { areas: [] } }
    await expect(chief.call(peopleTypes.userGroup.calls.fields, { body: set })).rejects.toMatchObject(
      wrongAt('areas', nobodyLeft),
    )
    expect(await narrow(1, 'User', 'UserGroup', 'Mall')).toMatchObject({ version: 2 })
    const removing = chief.call(peopleTypes.userGroup.calls.remove, { query: { id: [groups.all] } })
    await expect(removing).rejects.toMatchObject({ code: 'in_use' })
  })

  it('does not include users who cannot sign in', async () => {
    // one of the two administrators still reaches a mall
    await app.db.deleteFrom('user_mall').where('user_id', '=', testId(9, 5)).execute()
    const body = { name: 'All', areas: writing('User', 'UserGroup') }
    const other = await signInWith({ app, by: chief }, writing('User', 'UserGroup', 'Mall'))
    await setStatus(chief, other.user.id, 'InActive')
    const narrowing = chief.call(peopleTypes.userGroup.calls.replace, { params: { id: groups.all }, version: 1, body })
    await expect(narrowing).rejects.toMatchObject(wrongAt('areas', nobodyLeft))
    await setStatus(chief, other.user.id, 'Active')
    expect(
      await chief.call(peopleTypes.userGroup.calls.replace, { params: { id: groups.all }, version: 1, body }),
    ).toMatchObject({
      version: 2,
    })
  })
})

describe('immediate effects', () => {
  it('a disabled user is signed out, and enabling does not restore the session', async () => {
    const editor = await app.signIn('editor')
    await setStatus(manager.client, editorId, 'InActive')
    await expect(editor.client.call(calls.session)).rejects.toMatchObject(gone)
    expect(app.relay.sent.sessionEnded).toEqual([await hashCredential(editor.token)])
    expect(app.relay.sent.rightsChanged).toEqual([editorId])
    await setStatus(manager.client, editorId, 'Active')
    await expect(editor.client.call(calls.session)).rejects.toMatchObject(gone)
    expect(await app.signIn('editor')).toMatchObject({ userId: editorId })
  })

  it('a new password signs the user out everywhere, and is not revealed', async () => {
    const [one, other] = [await app.signIn('editor'), await app.signIn('editor')]
    expect(await setPassword(manager.client, editorId)).toEqual({})
    for (const { client } of [one, other]) await expect(client.call(calls.session)).rejects.toMatchObject(gone)
    expect(app.relay.sent.sessionEnded).toHaveLength(2)
    await expect(app.signIn('editor')).rejects.toMatchObject({ code: 'login_failed' })
    expect(await app.client().call(calls.login, { body: { username: 'editor', password } })).toMatchObject({
      userId: editorId,
    })
    const entries = await auditEntries(app.db)
      .selectAll()
      .where('record_id', '=', editorId)
      .where('action', 'not like', 'signIn%')
      .execute()
    expect(entries).toMatchObject([{ action: 'password', changes: [], by: { id: manager.user.id } }])
    await expect(
      manager.client.call(peopleTypes.user.calls.password, { params: { id: editorId }, body: { password: 'short' } }),
    ).rejects.toMatchObject({ errors: [{ path: 'password', rule: 'minLength', limit: 10 }] })
  })

  it('a removed mall is inaccessible', async () => {
    const wide = await signInWith({ app, by: chief }, writing('Offer'), [ids.near, ids.far])
    const body = { username: wide.user.username, groupId: wide.group.id, mallIds: [ids.far] }
    await replace(chief, wide.user.id, 1, body)
    expect(await wide.client.call(calls.session)).toMatchObject({ mallIds: [ids.far] })
    expect(app.relay.sent.rightsChanged).toContain(wide.user.id)
  })

  it('a sign-in during the deletion of the user fails', async () => {
    const { verify } = app.passwords
    app.passwords.verify = async (...tried) => {
      app.passwords.verify = verify
      const right = await verify(...tried)
      await chief.call(peopleTypes.user.calls.remove, { query: { id: [editorId] } })
      return right
    }
    const signingIn = app.client().call(calls.login, { body: { username: 'editor', password: demoPassword } })
    await expect(signingIn).rejects.toMatchObject({ code: 'login_failed' })
    await chief.call(peopleTypes.user.calls.restore, { body: { ids: [editorId] } })
    const left = await app.db.selectFrom('session').selectAll().where('user_id', '=', editorId).execute()
    expect(left).toEqual([])
  })
})
