import { type Caller, calls, peopleTypes } from '@kiosk-admin/api-client'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { auditEntries } from '../../db/audit/entries'
import { hasAdministrator } from '../../db/people/administrators'
import { describeEngines, engineForAll } from '../../testing/engines'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testId, testMall } from '../../testing/mall'
import { managersPassword as password, signInWith, writing } from '../../testing/people'

/** Two administrators and no third, who act at the same moment. */
describeEngines('administrators at once', (open) => {
  const engine = engineForAll(open)
  let app: TestApp
  let one: Awaited<ReturnType<typeof signInWith>>
  let other: Awaited<ReturnType<typeof signInWith>>

  beforeEach(async () => {
    app = await createTestApp({ seed: testMall, db: engine.db })
    const by = (await app.signIn('chief')).client
    one = await signInWith({ app, by }, writing('User', 'UserGroup', 'Mall', 'Offer'))
    other = await signInWith({ app, by }, writing('User', 'UserGroup', 'Mall', 'Offer'))
    const rest = [testId(9, 1), testId(9, 5)]
    await app.db.updateTable('user_account').set({ status: 'InActive' }).where('id', 'in', rest).execute()
  })

  const both = async (act: (from: typeof one, on: typeof one) => Promise<unknown>) => {
    const results = await Promise.allSettled([act(one, other), act(other, one)])
    expect(await hasAdministrator(app.db)).toBe(true)
    expect(app.errors).toEqual([])
    return results.map(({ status }) => status).sort()
  }
  const oneOfTwo = ['fulfilled', 'rejected']

  it('of two that disable each other, one stays', async () => {
    const disable = (from: typeof one, on: typeof one) =>
      from.client.call(peopleTypes.user.calls.status, { body: { ids: [on.user.id], status: 'InActive' } })
    expect(await both(disable)).toEqual(oneOfTwo)
  })

  it('of two that delete each other, one stays', async () => {
    const remove = (from: typeof one, on: typeof one) =>
      from.client.call(peopleTypes.user.calls.remove, { query: { id: [on.user.id] } })
    expect(await both(remove)).toEqual(oneOfTwo)
  })

  it('of two that move each other, one stays', async () => {
    const move = (from: typeof one, on: typeof one) =>
      from.client.call(peopleTypes.user.calls.fields, { body: { ids: [on.user.id], set: { groupId: testId(8, 2) } } })
    expect(await both(move)).toEqual(oneOfTwo)
  })

  it('of two that take the rights of each other’s group, or of their own, one stays', async () => {
    const narrow = (from: typeof one, on: typeof one) => {
      const body = { name: 'Narrow', areas: writing('Offer') }
      return from.client.call(peopleTypes.userGroup.calls.replace, { params: { id: on.group.id }, version: 1, body })
    }
    expect(await both(narrow)).toEqual(oneOfTwo)
  })

  it('each gives away their own, and the second cannot', async () => {
    const narrow = ({ client, group }: typeof one) => {
      const body = { name: 'Narrow', areas: writing('Offer') }
      return client.call(peopleTypes.userGroup.calls.replace, { params: { id: group.id }, version: 1, body })
    }
    expect(await both(narrow)).toEqual(oneOfTwo)
  })

  it('nobody gives a right in the moment in which they lose it', async () => {
    const give = (client: Caller, index: number) =>
      client.call(peopleTypes.userGroup.calls.create, {
        body: { name: `Heirs ${index}`, areas: writing('User', 'Mall') },
      })
    const body = { name: 'Narrow', areas: writing('UserGroup') }
    const narrow = other.client.call(peopleTypes.userGroup.calls.replace, {
      params: { id: one.group.id },
      version: 1,
      body,
    })
    const given = await Promise.allSettled([give(one.client, 1), give(one.client, 2), narrow, give(one.client, 3)])
    expect(given[2]?.status).toBe('fulfilled')
    const late = give(one.client, 4)
    await expect(late).rejects.toMatchObject({ status: 422 })
    // what was made was made before: nothing in the audit comes after the loss
    const said = await auditEntries(app.db).select(['action', 'record_name', 'record_id']).orderBy('id').execute()
    const lost = said.findIndex(({ action, record_id }) => action === 'replace' && record_id === one.group.id)
    expect(said.slice(lost + 1)).toEqual([])
  })

  it('one name goes to one of many, and one create sent many times makes one user', async () => {
    const fields = { email: 'a@example.com', groupId: testId(8, 2), mallIds: [ids.near], password }
    const create = (body: { id?: string; username: string }) =>
      one.client.call(peopleTypes.user.calls.create, { body: { ...fields, ...body } })
    const named = await Promise.allSettled(Array.from({ length: 6 }, () => create({ username: 'anna' })))
    expect(named.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const same = await Promise.all(Array.from({ length: 6 }, () => create({ id: testId(9, 70), username: 'bosse' })))
    expect(new Set(same.map((record) => JSON.stringify(record))).size).toBe(1)
    expect(app.errors).toEqual([])
  })

  it('who is deleted while they sign in leaves no session', async () => {
    const signIn = () => app.client().call(calls.login, { body: { username: other.user.username, password } })
    await Promise.allSettled([
      signIn(),
      signIn(),
      one.client.call(peopleTypes.user.calls.remove, { query: { id: [other.user.id] } }),
      signIn(),
    ])
    const { rows } = await sql`select from session where user_id = ${other.user.id}`.execute(app.db)
    expect(rows).toEqual([])
  })

  it('who guesses many times at once gains nothing', async () => {
    const guess = () =>
      app
        .client()
        .call(calls.login, { body: { username: other.user.username, password: 'wrong-password' } })
        .catch(({ code }) => code)
    const answers = await Promise.all(Array.from({ length: 20 }, guess))
    expect(answers.filter((code) => code === 'login_failed')).toHaveLength(5)
  })

  it('a group is either chosen or deleted, never both', async () => {
    for (let turn = 0; turn < 6; turn++) {
      const group = await one.client.call(peopleTypes.userGroup.calls.create, { body: { name: 'Short', areas: [] } })
      const set = { ids: [testId(9, 2)], set: { groupId: group.id } }
      const results = await Promise.allSettled([
        one.client.call(peopleTypes.user.calls.fields, { body: set }),
        other.client.call(peopleTypes.userGroup.calls.remove, { query: { id: [group.id] } }),
      ])
      expect(results.map(({ status }) => status).sort()).toEqual(oneOfTwo)
    }
    expect(app.errors).toEqual([])
  })
})
