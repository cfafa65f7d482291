import { type Area, calls, peopleTypes, type Status } from '@kiosk-admin/api-client'
import { demoPassword } from '@kiosk-admin/api-client/demo'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditEntries } from '../../db/audit/entries'
import { hashCredential } from '../../identity'
import { trashKept } from '../../store/trash'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testId, testMall } from '../../testing/mall'
import { managersPassword as password, signInWith, writing } from '../../testing/people'

let app: TestApp
let chief: Awaited<ReturnType<TestApp['signIn']>>['client']
beforeEach(async () => {
  app = await createTestApp({ seed: testMall })
  chief = (await app.signIn('chief')).client
})

const [chiefId, editorId, readerId, nobodyId, strangerId] = [1, 2, 3, 4, 5].map((which) => testId(9, which)) as [
  string,
  string,
  string,
  string,
  string,
]
const groups = { all: testId(8, 1), offers: testId(8, 2), readers: testId(8, 3), nobody: testId(8, 4) }
const anna = {
  username: 'Anna.Berg',
  email: 'anna@example.com',
  groupId: groups.offers as string | null,
  mallIds: [ids.near],
  status: 'Active' as Status,
}
const managing = (...also: Area[]) => writing('User', 'UserGroup', ...also)
const someone = (areas: ReturnType<typeof writing>) => signInWith({ app, by: chief }, areas)

const wrongAt = (path: string, why: string) => ({
  status: 422,
  errors: [{ path, rule: 'invalid', message: `Invalid value. ${why}` }],
})
const denied = { status: 403, code: 'access_denied' }
const gone = { status: 401, code: 'unauthenticated' }
const fieldsOf = ({ username, email, groupId, mallIds, status }: typeof anna) => ({
  ...{ username, email, groupId, mallIds, status },
})
const entries = (id: string) =>
  auditEntries(app.db)
    .selectAll()
    .where('record_id', '=', id)
    .where('action', 'not like', 'signIn%')
    .orderBy('id')
    .execute()

describe('a user', () => {
  it('is created with a password that is never returned, and signs in', async () => {
    const id = testId(9, 50)
    const create = () => chief.call(peopleTypes.user.calls.create, { body: { ...anna, id, password } })
    const made = await create()
    expect(made).toEqual({
      ...anna,
      id,
      mallGroups: [],
      version: 1,
      createdAt: '2026-11-21T09:00:00.000Z',
      updatedAt: '2026-11-21T09:00:00.000Z',
      updatedBy: { id: chiefId, name: 'chief' },
      lastSignInAt: null,
      editable: true,
    })
    // a repeat after a lost answer
    expect(await create()).toEqual(made)
    await app.client().call(calls.login, { body: { username: 'anna.berg', password } })
    expect(await chief.call(peopleTypes.user.calls.get, { params: { id } })).toMatchObject({
      lastSignInAt: '2026-11-21T09:00:00.000Z',
    })
    const [entry, ...others] = await entries(id)
    expect(others).toEqual([])
    expect(entry).toMatchObject({ mall_id: null, area: 'User', action: 'create', record_name: 'Anna.Berg' })
    expect(JSON.stringify(entry)).not.toContain('assword')
    expect(app.relay.sent.changed).toContainEqual({
      ...{ mallId: null, resource: 'User', area: 'User', ids: [id], by: { id: chiefId, name: 'chief' } },
    })
  })

  it('has a unique name, ignoring case, the trash included', async () => {
    const create = (username: string) =>
      chief.call(peopleTypes.user.calls.create, { body: { ...anna, username, password } })
    await expect(create('EDITOR')).rejects.toMatchObject(wrongAt('username', 'This username is taken.'))
    await chief.call(peopleTypes.user.calls.remove, { query: { id: [editorId] } })
    await expect(create('editor')).rejects.toMatchObject(wrongAt('username', 'This username is taken.'))
    const renamed = { params: { id: readerId }, version: 1, body: { ...anna, username: 'Chief' } }
    await expect(chief.call(peopleTypes.user.calls.replace, renamed)).rejects.toMatchObject(
      wrongAt('username', 'This username is taken.'),
    )
  })

  it.each([
    [{ username: 'ab' }, 'username', 'minLength', 3],
    [{ username: 'a'.repeat(65) }, 'username', 'maxLength', 65],
    [{ username: 'anna berg' }, 'username', 'invalid', undefined],
    [{ email: 'anna@' }, 'email', 'email', undefined],
    [{ password: 'nine char' }, 'password', 'minLength', 10],
    [{ password: 'a'.repeat(129) }, 'password', 'maxLength', 129],
    [{ mallIds: [] }, 'mallIds', 'required', undefined],
    [{ groupId: null }, 'groupId', 'required', undefined],
    [{ status: 'Gone' }, 'status', 'invalid', undefined],
  ])('is refused as %j', async (wrong, path, rule, limit) => {
    const body = { ...anna, password, ...wrong } as typeof anna & { password: string }
    await expect(chief.call(peopleTypes.user.calls.create, { body })).rejects.toMatchObject({
      status: 422,
      errors: [{ path, rule, ...(limit ? { limit } : {}) }],
    })
  })

  it('is replaced with the edited version, or with equal fields at any time', async () => {
    const before = await chief.call(peopleTypes.user.calls.get, { params: { id: editorId } })
    const replace = (version: number, body: typeof anna) =>
      chief.call(peopleTypes.user.calls.replace, { params: { id: editorId }, version, body })
    const after = await replace(1, { ...fieldsOf(before), email: 'new@example.com' })
    expect(after).toMatchObject({ version: 2, email: 'new@example.com' })
    expect(await replace(1, fieldsOf(after))).toEqual(after)
    await expect(replace(1, fieldsOf(before))).rejects.toMatchObject({ status: 409, current: after })
    const [entry] = await entries(editorId)
    expect(entry?.changes).toEqual([{ path: 'email', before: 'editor@example.com', after: 'new@example.com' }])
  })

  it('does not exist for users without a common mall', async () => {
    const { client, user: manager } = await someone(managing('Offer'))
    const names = (await client.call(peopleTypes.user.calls.list)).map(({ username }) => username)
    expect(names).toEqual(['chief', 'editor', manager.username, 'nobody', 'reader'])
    const options = await client.call(peopleTypes.user.calls.options)
    expect(options[1]).toEqual({ id: editorId, name: 'editor', status: 'Active' })
    expect(options).toHaveLength(5)
    const notFound = { status: 404, code: 'not_found' }
    const params = { id: strangerId }
    await expect(client.call(peopleTypes.user.calls.get, { params })).rejects.toMatchObject(notFound)
    await expect(client.call(peopleTypes.user.calls.replace, { params, version: 1, body: anna })).rejects.toMatchObject(
      notFound,
    )
    await expect(client.call(peopleTypes.user.calls.password, { params, body: { password } })).rejects.toMatchObject(
      notFound,
    )
    await expect(client.call(peopleTypes.user.calls.remove, { query: { id: [strangerId] } })).rejects.toMatchObject(
      notFound,
    )
    await expect(
      client.call(peopleTypes.user.calls.status, { body: { ids: [strangerId], status: 'InActive' } }),
    ).rejects.toMatchObject(notFound)
    await expect(
      client.call(peopleTypes.user.calls.create, { body: { ...anna, id: strangerId, password } }),
    ).rejects.toMatchObject({
      code: 'conflict',
      current: undefined,
    })
    await expect(client.call(peopleTypes.user.calls.list, { query: { mallId: ids.far } })).rejects.toMatchObject(
      notFound,
    )
    // other malls of a visible user are hidden as well
    const known = await client.call(peopleTypes.user.calls.get, { params: { id: chiefId } })
    expect(known).toMatchObject({ mallIds: [ids.near], editable: false })
  })

  it('can be listed by mall', async () => {
    const far = await chief.call(peopleTypes.user.calls.list, { query: { mallId: ids.far } })
    expect(far.map(({ username }) => username)).toEqual(['chief', 'stranger'])
  })

  it('without malls is visible to users with access to all malls', async () => {
    await app.db.deleteFrom('user_mall').where('user_id', '=', nobodyId).execute()
    const { client } = await someone(managing('Offer'))
    await expect(client.call(peopleTypes.user.calls.get, { params: { id: nobodyId } })).rejects.toMatchObject({
      status: 404,
    })
    const found = await chief.call(peopleTypes.user.calls.get, { params: { id: nobodyId } })
    const body = { ...fieldsOf(found), mallIds: [ids.far] }
    await chief.call(peopleTypes.user.calls.replace, { params: { id: nobodyId }, version: 1, body })
    expect(await chief.call(peopleTypes.user.calls.list, { query: { mallId: ids.far } })).toHaveLength(3)
  })

  it('can be changed in bulk, completely or not at all', async () => {
    const set = (all: string[], fields: Record<string, unknown>) =>
      chief.call(peopleTypes.user.calls.fields, { body: { ids: all, set: fields } })
    const moved = await set([editorId, readerId], { groupId: groups.nobody })
    expect(moved.map(({ groupId, version }) => [groupId, version])).toEqual([
      [groups.nobody, 2],
      [groups.nobody, 2],
    ])
    await expect(set([editorId], { passwordHash: 'x' })).rejects.toMatchObject({ errors: [{ path: 'passwordHash' }] })
    await expect(set([editorId, chiefId], { groupId: groups.readers })).rejects.toMatchObject({ status: 422 })
    expect(await chief.call(peopleTypes.user.calls.get, { params: { id: editorId } })).toMatchObject({ version: 2 })
  })

  it('is copied disabled with an unknown password', async () => {
    const copy = await chief.call(peopleTypes.user.calls.copy, { params: { id: editorId }, body: {} })
    expect(copy).toMatchObject({
      username: 'editor-copy',
      groupId: groups.offers,
      mallIds: [ids.near],
      status: 'InActive',
    })
    const elsewhere = { params: { id: editorId }, body: { name: 'editor.far', mallId: ids.far } }
    expect(await chief.call(peopleTypes.user.calls.copy, elsewhere)).toMatchObject({
      username: 'editor.far',
      mallIds: [ids.far],
    })
    const again = chief.call(peopleTypes.user.calls.copy, { params: { id: editorId }, body: {} })
    await expect(again).rejects.toMatchObject(wrongAt('name', 'This username is taken.'))
    await chief.call(peopleTypes.user.calls.status, { body: { ids: [copy.id], status: 'Active' } })
    const signIn = (tried: string) =>
      app.client().call(calls.login, { body: { username: 'editor-copy', password: tried } })
    await expect(signIn(demoPassword)).rejects.toMatchObject({ code: 'login_failed' })
    await chief.call(peopleTypes.user.calls.password, { params: { id: copy.id }, body: { password } })
    expect(await signIn(password)).toMatchObject({ userId: copy.id })
  })

  it('can be imported row by row; a dry run changes nothing', async () => {
    const { mallIds, groupId } = anna
    const rows = [
      { username: 'one', email: 'one@example.com', groupId, mallIds, password },
      { username: 'chief', email: 'two@example.com', groupId, mallIds, password },
      { id: readerId, ...anna, username: 'reader' },
      { username: 'three', email: 'no', groupId, mallIds, password: 'short' },
      { id: 'four', username: 'four', email: 'four@example.com', groupId, mallIds, password },
    ]
    const answer = {
      created: 1,
      updated: 1,
      errors: [
        { row: 1, errors: [expect.objectContaining({ path: 'username' })] },
        { row: 3, errors: [{ path: 'email' }, { path: 'password' }].map((error) => expect.objectContaining(error)) },
        { row: 4, errors: [expect.objectContaining({ path: 'id' })] },
      ],
    }
    const run = (dryRun: 'true' | 'false') =>
      chief.call(peopleTypes.user.calls.import, { query: { dryRun }, body: { rows } })
    expect(await run('true')).toEqual(answer)
    expect(await chief.call(peopleTypes.user.calls.list)).toHaveLength(5)
    expect(await run('false')).toEqual(answer)
    const all = await chief.call(peopleTypes.user.calls.list)
    expect(all.find(({ username }) => username === 'reader')).toMatchObject({ groupId, version: 2 })
    expect(await app.client().call(calls.login, { body: { username: 'one', password } })).toMatchObject({
      userName: 'one',
    })
  })
})

describe('a group', () => {
  const areas = [{ area: 'Offer' as const, read: true, write: true }]

  it('is created, read, replaced and copied by users with all of its permissions', async () => {
    const id = testId(8, 50)
    const body = { id, name: 'Sellers', areas: [{ area: 'Offer' as const, write: true }, { area: 'Event' as const }] }
    const made = await chief.call(peopleTypes.userGroup.calls.create, { body })
    // write implies read
    expect(made.areas).toEqual([...areas, { area: 'Event', read: false, write: false }])
    expect(await chief.call(peopleTypes.userGroup.calls.create, { body })).toEqual(made)
    expect(await chief.call(peopleTypes.userGroup.calls.get, { params: { id } })).toEqual(made)
    const replace = (version: number, name: string) =>
      chief.call(peopleTypes.userGroup.calls.replace, { params: { id }, version, body: { name, areas } })
    expect(await replace(1, 'Sales')).toMatchObject({ name: 'Sales', areas, version: 2 })
    await expect(replace(1, 'Others')).rejects.toMatchObject({ status: 409, current: { name: 'Sales' } })
    const copy = await chief.call(peopleTypes.userGroup.calls.copy, { params: { id }, body: {} })
    expect(copy).toMatchObject({ name: 'Sales (copy)', areas, version: 1 })
    const options = await chief.call(peopleTypes.userGroup.calls.options)
    expect(options.map(({ name }) => name)).toEqual(['All', 'Nobody', 'Offers', 'Readers', 'Sales', 'Sales (copy)'])
    const twice = { name: 'Twice', areas: [...areas, ...areas] }
    await expect(chief.call(peopleTypes.userGroup.calls.create, { body: twice })).rejects.toMatchObject({
      errors: [{ path: 'areas', rule: 'invalid' }],
    })
    const long = { name: 'a'.repeat(65), areas: [] }
    await expect(chief.call(peopleTypes.userGroup.calls.create, { body: long })).rejects.toMatchObject({
      errors: [{ path: 'name', rule: 'maxLength', limit: 65 }],
    })
    expect((await entries(id)).map(({ action, area: of }) => [of, action])).toEqual([
      ['UserGroup', 'create'],
      ['UserGroup', 'replace'],
    ])
  })

  it('is an option for editors of users only', async () => {
    const { client } = await someone([{ area: 'User', read: true, write: false }])
    expect((await client.call(peopleTypes.userGroup.calls.options))[0]).toEqual({
      id: groups.all,
      name: 'All',
      status: 'Active',
      mallId: null,
    })
    await expect(client.call(peopleTypes.userGroup.calls.list)).rejects.toMatchObject(denied)
    const editor = (await app.signIn('editor')).client
    await expect(editor.call(peopleTypes.userGroup.calls.options)).rejects.toMatchObject(denied)
  })

  it('with users is in use, by those that the caller may read', async () => {
    const remove = (client: typeof chief, id: string) =>
      client.call(peopleTypes.userGroup.calls.remove, { query: { id: [id] } })
    const usedBy = [{ resource: 'User', id: editorId, name: 'editor', path: 'groupId' }]
    await expect(remove(chief, groups.offers)).rejects.toMatchObject({ status: 409, code: 'in_use', usedBy })
    const rights = [{ area: 'UserGroup' as const, read: true, write: true }, ...areas]
    const { client } = await someone(rights)
    await expect(remove(client, groups.offers)).rejects.toMatchObject({ code: 'in_use', usedBy: [] })
    await chief.call(peopleTypes.user.calls.remove, { query: { id: [editorId] } })
    expect(await remove(chief, groups.offers)).toEqual({ ids: [groups.offers], conflicts: [] })
  })

  it('changes the permissions of its users at once', async () => {
    const editor = await app.signIn('editor')
    const body = { name: 'Offers', areas: [{ area: 'Offer' as const, read: true, write: false }] }
    await chief.call(peopleTypes.userGroup.calls.replace, { params: { id: groups.offers }, version: 1, body })
    expect(await editor.client.call(calls.area)).toEqual([{ claimType: 'permission', claimValue: '/api/Offer/Get' }])
    expect(app.relay.sent.rightsChanged).toEqual([editorId])
    // renaming does not change permissions
    const renamed = { ...body, name: 'Readers of offers' }
    await chief.call(peopleTypes.userGroup.calls.replace, { params: { id: groups.offers }, version: 2, body: renamed })
    expect(app.relay.sent.rightsChanged).toEqual([editorId])
  })
})

describe('the trash', () => {
  it('signs a deleted user out at once, and restores the user unchanged', async () => {
    const editor = await app.signIn('editor')
    const remove = () => chief.call(peopleTypes.user.calls.remove, { query: { id: [editorId], version: [1] } })
    expect(await remove()).toEqual({ ids: [editorId], conflicts: [] })
    expect(await remove()).toEqual({ ids: [editorId], conflicts: [] })
    await expect(editor.client.call(calls.session)).rejects.toMatchObject(gone)
    expect(app.relay.sent.sessionEnded).toEqual([await hashCredential(editor.token)])
    await expect(app.signIn('editor')).rejects.toMatchObject({ code: 'login_failed' })
    await expect(chief.call(peopleTypes.user.calls.get, { params: { id: editorId } })).rejects.toMatchObject({
      status: 404,
    })
    const listed = await chief.call(calls.trash, { query: { mallId: ids.near } })
    expect(listed).toMatchObject([{ resource: 'User', id: editorId, name: 'editor', needs: [], type: null }])
    expect(await chief.call(calls.trash, { query: { mallId: ids.far } })).toEqual([])
    const [back] = await chief.call(peopleTypes.user.calls.restore, { body: { ids: [editorId] } })
    expect(back).toMatchObject({ username: 'editor', groupId: groups.offers, mallIds: [ids.near], version: 3 })
    await expect(editor.client.call(calls.session)).rejects.toMatchObject(gone)
    expect(await app.signIn('editor')).toMatchObject({ userId: editorId })
    expect((await entries(editorId)).map(({ action }) => action)).toEqual(['remove', 'restore'])
  })

  it('does not delete outdated versions', async () => {
    await chief.call(peopleTypes.user.calls.fields, { body: { ids: [editorId], set: { email: 'new@example.com' } } })
    const answer = await chief.call(peopleTypes.user.calls.remove, {
      query: { id: [editorId, readerId], version: [1, 1] },
    })
    expect(answer).toMatchObject({ ids: [readerId], conflicts: [{ id: editorId, current: { version: 2 } }] })
  })

  it('restores a user only with the group, and lists both to readers', async () => {
    await chief.call(peopleTypes.user.calls.remove, { query: { id: [editorId] } })
    app.clock.advance(60_000)
    await chief.call(peopleTypes.userGroup.calls.remove, { query: { id: [groups.offers] } })
    const restore = () => chief.call(peopleTypes.user.calls.restore, { body: { ids: [editorId] } })
    await expect(restore()).rejects.toMatchObject(
      wrongAt('groupId', 'It links to something that was deleted. Restore that first.'),
    )
    const [group, person] = await chief.call(calls.trash, { query: { mallId: ids.near } })
    expect(group).toMatchObject({ resource: 'UserGroup', id: groups.offers, name: 'Offers', needs: [] })
    expect(person).toMatchObject({ id: editorId, needs: [{ resource: 'UserGroup', name: 'Offers', path: 'groupId' }] })
    expect(await chief.call(calls.trash, { query: { mallId: ids.far } })).toEqual([group])
    const reader = (await app.signIn('reader')).client
    expect(await reader.call(calls.trash, { query: { mallId: ids.near } })).toEqual([])
    await chief.call(peopleTypes.userGroup.calls.restore, { body: { ids: [groups.offers] } })
    expect(await restore()).toHaveLength(1)
  })

  it('is emptied after thirty days, which frees the name', async () => {
    await chief.call(peopleTypes.user.calls.remove, { query: { id: [editorId] } })
    app.clock.advance(trashKept)
    const later = (await app.signIn('chief')).client
    const restoring = later.call(peopleTypes.user.calls.restore, { body: { ids: [editorId] } })
    await expect(restoring).rejects.toMatchObject({ status: 404 })
    expect(await later.call(calls.trash, { query: { mallId: ids.near } })).toEqual([])
    const again = { ...anna, username: 'editor', password }
    await expect(later.call(peopleTypes.user.calls.create, { body: again })).resolves.toMatchObject({
      username: 'editor',
    })
  })
})
