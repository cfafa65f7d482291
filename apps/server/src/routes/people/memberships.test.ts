import { type Area, areas, calls, contentTypes, peopleTypes, type RecordOf } from '@kiosk-admin/api-client'
import { beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testId, testMall } from '../../testing/mall'
import { managersPassword as password, writing } from '../../testing/people'

/** Rights in one mall: the manager administers the people of the near mall, by a group of that mall. */

type Client = Awaited<ReturnType<TestApp['signIn']>>['client']

let app: TestApp
let chief: Client
let manager: Client
let managerId: string

const { user, userGroup } = peopleTypes
const [chiefId, editorId, farReaderId] = [testId(9, 1), testId(9, 2), testId(9, 60)]
const groups = { all: testId(8, 1), offers: testId(8, 2), readers: testId(8, 3) }
const managed: Area[] = ['User', 'UserGroup', 'Mall', 'Offer']

const denied = { status: 403, code: 'access_denied' }
const missing = { status: 404, code: 'not_found' }
const wrongAt = (path: string, why: string) => ({
  status: 422,
  errors: [{ path, rule: 'invalid', message: `Invalid value. ${why}` }],
})

const createGroup = (client: Client, fields: { name: string; areas: ReturnType<typeof writing>; mallId?: string }) =>
  client.call(userGroup.calls.create, { body: fields })

const person = (username: string, fields: object) =>
  ({ username, email: `${username}@example.com`, mallIds: [ids.near], password, ...fields }) as never

async function signIn(username: string, mallId: string): Promise<Client> {
  const { token } = await app.client().call(calls.login, { body: { username, password, mallId } })
  return app.client(token)
}

async function fieldsOf(client: Client, id: string) {
  const { username, email, groupId, mallIds, mallGroups, status, version } = await client.call(user.calls.get, {
    params: { id },
  })
  return { version, body: { username, email, groupId, mallIds, mallGroups, status } }
}

async function change(client: Client, id: string, fields: Partial<RecordOf<'user'>>) {
  const { version, body } = await fieldsOf(chief, id)
  return client.call(user.calls.replace, { params: { id }, version, body: { ...body, ...fields } })
}

const usersOf = (client: Client, mallId = ids.near) => client.call(calls.mallUsers, { params: { id: mallId } })

async function setUsers(client: Client, edit: (userIds: string[]) => string[], groupId?: string) {
  const { userIds, version } = await usersOf(chief)
  const body = { userIds: edit(userIds), version, ...(groupId ? { groupId } : {}) }
  return client.call(calls.setMallUsers, { params: { id: ids.near }, body })
}

beforeEach(async () => {
  app = await createTestApp({ seed: testMall })
  chief = (await app.signIn('chief')).client
  const group = await createGroup(chief, { name: 'Near managers', areas: writing(...managed), mallId: ids.near })
  const mallGroups = [{ mallId: ids.near, groupId: group.id }]
  managerId = (await chief.call(user.calls.create, { body: person('manager', { mallGroups }) })).id
  manager = await signIn('manager', ids.near)
})

describe('a person', () => {
  it('has the rights of a group in its mall only', async () => {
    const far = await createGroup(chief, {
      name: 'Far readers',
      areas: [{ area: 'Event', read: true, write: false }],
      mallId: ids.far,
    })
    const mallGroups = [{ mallId: ids.far, groupId: far.id }]
    const fields = { id: farReaderId, groupId: groups.offers, mallIds: [ids.near, ids.far], mallGroups }
    await chief.call(user.calls.create, { body: person('both', fields) })
    const both = await signIn('both', ids.far)
    const claims = async (query = {}) => (await both.call(calls.area, { query })).map(({ claimValue }) => claimValue)
    expect(await claims()).toEqual(['/api/Event/Get'])
    expect(await claims({ mallId: ids.far })).toEqual(['/api/Event/Get'])
    expect(await claims({ mallId: ids.near })).toEqual(
      ['Get', 'Post', 'Put', 'Delete'].map((verb) => `/api/Offer/${verb}`),
    )
    const groupIn = async (query = {}) => (await both.call(calls.session, { query })).groupName
    expect(await groupIn()).toBe('Offers')
    expect(await groupIn({ mallId: ids.near })).toBe('Offers')
    expect(await groupIn({ mallId: ids.far })).toBe('Far readers')
    await expect(groupIn({ mallId: testId(1, 9) })).rejects.toMatchObject(missing)
    expect(await both.call(calls.areasByMall)).toEqual({
      house: await both.call(calls.area, { query: { mallId: ids.near } }),
      malls: await Promise.all(
        [ids.near, ids.far].map(async (mallId) => ({
          mallId,
          claims: await both.call(calls.area, { query: { mallId } }),
        })),
      ),
    })
    const list = (mallId: string) => both.call(contentTypes.offer.calls.list, { query: { mallId } })
    expect((await list(ids.near)).length).toBeGreaterThan(0)
    await expect(list(ids.far)).rejects.toMatchObject(denied)
    const remove = (id: string) => both.call(contentTypes.offer.calls.remove, { query: { id: [id] } })
    await expect(remove(ids.farOffer)).rejects.toMatchObject(denied)
    expect((await remove(ids.hidden)).ids).toEqual([ids.hidden])
    await expect(both.call(contentTypes.offer.calls.usage, { query: { id: [ids.farOffer] } })).rejects.toMatchObject(
      denied,
    )
  })

  it('has the group of the house where no other applies, and no rights without either', async () => {
    const nearGroup = await createGroup(chief, { name: 'None', areas: [], mallId: ids.near })
    await expect(chief.call(user.calls.create, { body: person('no-group', { groupId: null }) })).rejects.toMatchObject({
      errors: [{ path: 'groupId', rule: 'required' }],
    })
    const mallGroups = [{ mallId: ids.near, groupId: nearGroup.id }]
    await change(chief, editorId, { mallGroups })
    const editor = (await app.signIn('editor')).client
    expect(await editor.call(calls.area)).toEqual([])
    await change(chief, editorId, { mallGroups: [] })
    expect(await editor.call(calls.area)).toHaveLength(4)
  })

  it('keeps the groups of malls when a body does not name them', async () => {
    const { version, body } = await fieldsOf(chief, managerId)
    const { mallGroups, ...without } = body
    const replace = (fields: typeof without) =>
      chief.call(user.calls.replace, { params: { id: managerId }, version, body: fields })
    expect(await replace(without)).toMatchObject({ version, mallGroups })
    expect(await replace({ ...without, email: 'new@example.com' })).toMatchObject({ version: version + 1, mallGroups })
  })

  it('takes no group of another mall', async () => {
    const far = await createGroup(chief, { name: 'Far', areas: [], mallId: ids.far })
    const why = 'This group belongs to another mall.'
    await expect(change(chief, editorId, { groupId: far.id })).rejects.toMatchObject(wrongAt('groupId', why))
    const mallGroups = [{ mallId: ids.near, groupId: far.id }]
    await expect(change(chief, editorId, { mallGroups })).rejects.toMatchObject(wrongAt('mallGroups.0.groupId', why))
    await setUsers(chief, (all) => all.filter((id) => id !== editorId))
    await expect(setUsers(chief, (all) => [...all, editorId], far.id)).rejects.toMatchObject(wrongAt('groupId', why))
  })
})

describe('who manages the people of one mall', () => {
  it('knows those of that mall only', async () => {
    await chief.call(user.calls.create, { body: person('far', { groupId: groups.readers, mallIds: [ids.far] }) })
    const names = (await manager.call(user.calls.list)).map(({ username }) => username)
    expect(names).toContain('editor')
    expect(names).not.toContain('far')
  })

  it('gives only what they hold there', async () => {
    const create = (mallGroups: unknown, fields = {}) =>
      manager.call(user.calls.create, { body: person('anna', { groupId: null, mallGroups, ...fields }) })
    const near = (groupId: string) => [{ mallId: ids.near, groupId }]
    const events = await createGroup(chief, { name: 'Events', areas: writing('Event'), mallId: ids.near })
    const why = 'This group has more rights than you.'
    await expect(create(near(events.id))).rejects.toMatchObject(wrongAt('mallGroups.0.groupId', why))
    await expect(create(near(groups.all))).rejects.toMatchObject(wrongAt('mallGroups.0.groupId', why))
    // a group of the house applies beyond the mall
    await expect(create([], { groupId: groups.offers })).rejects.toMatchObject(wrongAt('groupId', why))
    await expect(create(near(groups.offers), { mallIds: [ids.near, ids.far] })).rejects.toMatchObject(
      wrongAt('mallIds.1', 'You don’t have access to this mall.'),
    )
    expect(await create(near(groups.offers))).toMatchObject({ groupId: null, mallGroups: near(groups.offers) })
  })

  it('makes and changes groups of that mall, and none of the house', async () => {
    const group = (fields: object) =>
      manager.call(userGroup.calls.create, { body: { name: 'New', areas: [], ...fields } as never })
    await expect(group({ areas: writing('Event'), mallId: ids.near })).rejects.toMatchObject(
      wrongAt('areas.0', 'You can’t grant rights you don’t have.'),
    )
    await expect(group({ mallId: ids.far })).rejects.toMatchObject(
      wrongAt('mallId', 'You don’t have access to this mall.'),
    )
    await expect(group({})).rejects.toMatchObject({ errors: [{ path: 'mallId' }] })
    const own = await group({ areas: writing('Offer'), mallId: ids.near })
    expect(own).toMatchObject({ mallId: ids.near, editable: true })
    const rename = (id: string, version: number, fields: object) =>
      manager.call(userGroup.calls.replace, {
        params: { id },
        version,
        body: { name: 'Renamed', areas: [], ...fields } as never,
      })
    expect(await rename(own.id, 1, { mallId: ids.near })).toMatchObject({ name: 'Renamed', version: 2 })
    await expect(rename(own.id, 2, { mallId: null })).rejects.toMatchObject(
      wrongAt('mallId', 'A group’s mall can’t be changed.'),
    )
    await expect(rename(groups.readers, 1, { mallId: null })).rejects.toMatchObject(denied)
    const listed = await manager.call(userGroup.calls.list)
    expect(listed.find(({ id }) => id === groups.readers)).toMatchObject({ mallId: null, editable: false })
    const far = await createGroup(chief, { name: 'Far', areas: [], mallId: ids.far })
    expect((await manager.call(userGroup.calls.list)).map(({ id }) => id)).not.toContain(far.id)
    await expect(rename(far.id, 1, { mallId: ids.far })).rejects.toMatchObject(missing)
    await expect(manager.call(userGroup.calls.remove, { query: { id: [groups.readers] } })).rejects.toMatchObject(
      denied,
    )
  })

  it('changes nobody who has rights elsewhere, or more of them', async () => {
    const wide = await change(chief, editorId, { mallIds: [ids.near, ids.far] })
    await expect(change(manager, editorId, { email: 'new@example.com' })).rejects.toMatchObject(denied)
    await expect(change(manager, chiefId, { status: 'InActive' })).rejects.toMatchObject(denied)
    const setPassword = (id: string) => manager.call(user.calls.password, { params: { id }, body: { password } })
    await expect(setPassword(wide.id)).rejects.toMatchObject(denied)
    await expect(setPassword(chiefId)).rejects.toMatchObject(denied)
  })

  it('adds and removes only people whose rights there they hold', async () => {
    const without = (id: string) => (all: string[]) => all.filter((one) => one !== id)
    const withUser = (id: string) => (all: string[]) => [...all, id]
    const why = 'Someone has more rights in this mall than you.'
    // the editor is known to the manager by another mall
    const far = await createGroup(chief, { name: 'Far managers', areas: writing('Mall'), mallId: ids.far })
    const { mallGroups = [] } = (await fieldsOf(chief, managerId)).body
    const malls = { mallIds: [ids.near, ids.far], mallGroups: [...mallGroups, { mallId: ids.far, groupId: far.id }] }
    await change(chief, managerId, malls)
    await change(chief, editorId, { mallIds: malls.mallIds })
    await expect(setUsers(manager, without(chiefId))).rejects.toMatchObject(wrongAt('userIds', why))
    expect((await setUsers(manager, without(editorId))).userIds).not.toContain(editorId)
    const { users } = await usersOf(manager)
    expect(users.find(({ id }) => id === chiefId)).toMatchObject({ groupId: groups.all, editable: false })
    expect(users.find(({ id }) => id === editorId)).toMatchObject({ groupId: groups.offers, editable: true })
    // without a group, the group of the house applies
    await setUsers(manager, withUser(editorId))
    expect((await usersOf(manager)).users.find(({ id }) => id === editorId)).toMatchObject({ groupId: groups.offers })
    const own = await createGroup(manager, { name: 'Own', areas: writing('Offer'), mallId: ids.near })
    await setUsers(manager, without(editorId))
    await setUsers(manager, withUser(editorId), own.id)
    expect(await chief.call(user.calls.get, { params: { id: editorId } })).toMatchObject({
      groupId: groups.offers,
      mallGroups: [{ mallId: ids.near, groupId: own.id }],
    })
    await setUsers(manager, without(editorId))
    await expect(setUsers(manager, withUser(editorId), groups.all)).rejects.toMatchObject({
      errors: [{ message: `Invalid value. ${why}` }],
    })
  })

  it('does not know people who are in no mall', async () => {
    const others = (await usersOf(manager)).userIds.filter((id) => id !== editorId)
    expect((await setUsers(manager, () => others)).users.map(({ id }) => id)).not.toContain(editorId)
    expect((await usersOf(manager)).users.map(({ id }) => id)).not.toContain(editorId)
    expect((await usersOf(chief)).users.map(({ id }) => id)).toContain(editorId)
    const last = wrongAt(`userIds.${others.length}`, 'This user doesn’t exist.')
    await expect(setUsers(manager, () => [...others, editorId])).rejects.toMatchObject(last)
  })

  it('makes no mall', async () => {
    await expect(manager.call(calls.createMall, { body: { name: 'Mine' } })).rejects.toMatchObject(denied)
    expect(await chief.call(calls.createMall, { body: { name: 'Ours' } })).toMatchObject({ name: 'Ours' })
  })
})

it('a group that applies to someone in a mall is in use', async () => {
  const [{ groupId } = { groupId: '' }] = (await fieldsOf(chief, managerId)).body.mallGroups ?? []
  await expect(chief.call(userGroup.calls.remove, { query: { id: [groupId] } })).rejects.toMatchObject({
    code: 'in_use',
    usedBy: [{ id: managerId, path: 'mallGroups' }],
  })
})

it('a group of the house is not changed by who manages groups in some of its malls only', async () => {
  const house = await createGroup(chief, { name: 'Group managers', areas: writing('UserGroup', 'Offer') })
  await chief.call(user.calls.create, { body: person('local', { groupId: house.id }) })
  const local = await signIn('local', ids.near)
  const rename = (version: number, name: string) =>
    local.call(userGroup.calls.replace, {
      params: { id: groups.offers },
      version,
      body: { name, areas: writing('Offer') },
    })
  expect(await rename(1, 'Sales')).toMatchObject({ name: 'Sales' })
  // the group now has effect in the far mall, too
  await chief.call(user.calls.create, { body: person('far', { groupId: groups.offers, mallIds: [ids.far] }) })
  await expect(rename(2, 'More sales')).rejects.toMatchObject(denied)
})

it('a group of the house that applies in a mall is filled only with rights held there, also as a full administrator', async () => {
  const all = writing('User', 'UserGroup', 'Mall', 'Offer', 'Event')
  const house = await createGroup(chief, { name: 'Administrators', areas: all })
  const narrow = await createGroup(chief, { name: 'Near', areas: writing('User', 'UserGroup'), mallId: ids.near })
  const mallGroups = [{ mallId: ids.near, groupId: narrow.id }]
  const mallIds = [ids.near, ids.far]
  await chief.call(user.calls.create, { body: person('narrow', { groupId: house.id, mallIds, mallGroups }) })
  const author = await signIn('narrow', ids.near)
  const group = await createGroup(author, { name: 'Empty', areas: [] })
  await author.call(user.calls.create, { body: person('late', { groupId: group.id }) })
  const fill = (areas: ReturnType<typeof writing>) =>
    author.call(userGroup.calls.fields, { body: { ids: [group.id], set: { areas } } })
  await expect(fill(writing('Offer'))).rejects.toMatchObject(
    wrongAt('areas.0', 'You can’t grant rights you don’t have.'),
  )
  expect(await fill(writing('User'))).toMatchObject([{ areas: writing('User') }])
})

it('a full administrator is removed from a mall by another only, and so is the mall', async () => {
  const all = await createGroup(chief, {
    name: 'Near administrators',
    areas: writing(...areas),
    mallId: ids.near,
  })
  await change(chief, managerId, { mallGroups: [{ mallId: ids.near, groupId: all.id }] })
  const narrow = await createGroup(chief, { name: 'Narrow', areas: writing('Offer'), mallId: ids.near })
  await chief.call(user.calls.create, {
    body: person('boss', { groupId: groups.all, mallGroups: [{ mallId: ids.near, groupId: narrow.id }] }),
  })
  const { users } = await usersOf(manager)
  const boss = users.find(({ name }) => name === 'boss')
  expect(boss).toMatchObject({ groupId: narrow.id, editable: false })
  const without = (from: string[]) => from.filter((id) => id !== boss?.id)
  const why = 'Someone has more rights in this mall than you.'
  await expect(setUsers(manager, without)).rejects.toMatchObject(wrongAt('userIds', why))
  await manager.call(calls.confirmSession, { body: { password } })
  await expect(manager.call(calls.removeMalls, { query: { id: [ids.near] } })).rejects.toMatchObject(wrongAt('id', why))
  expect((await setUsers(chief, without)).userIds).not.toContain(boss?.id)
})
