import { ApiError, type BodyOf, contentTypes } from '@kiosk-admin/api-client'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditEntries } from '../../db/audit/entries'
import { describeEngines, engineForAll } from '../../testing/engines'
import { createTestApp, type TestApp } from '../../testing/index'
import { ids, testId, testMall } from '../../testing/mall'

describeEngines('content', (open) => {
  const engine = engineForAll(open)
  let app: TestApp
  let chief: Awaited<ReturnType<TestApp['signIn']>>['client']
  let editor: typeof chief

  beforeEach(async () => {
    app = await createTestApp({ seed: testMall, db: engine.db })
    chief = (await app.signIn('chief')).client
    editor = (await app.signIn('editor')).client
  })

  const mallId = ids.near
  const query = { mallId }
  const body: BodyOf<'offer'> = {
    name: { se: 'Halva priset', en: 'Half price' },
    shopId: ids.shop,
    imageId: null,
    description: { se: '<p>Bara <strong>idag</strong></p>' },
    startDate: '2026-11-20',
    endDate: '2026-11-30',
    status: 'Active',
  }

  const failure = async (call: Promise<unknown>): Promise<ApiError> => {
    const error = await call.then(
      () => undefined,
      (error) => error,
    )
    expect(error).toBeInstanceOf(ApiError)
    return error
  }

  const history = (id: string) =>
    auditEntries(app.db).select(['action', 'by', 'changes']).where('record_id', '=', id).orderBy('id').execute()

  it('a list leaves long texts out, and says the languages that they are written in', async () => {
    const { version, ...record } = await chief.call(contentTypes.item.calls.get, { params: { id: ids.shop } })
    const description = { se: '<p>Skor</p>', en: '<p>Shoes</p>', no: '' }
    await chief.call(contentTypes.item.calls.replace, {
      params: { id: ids.shop },
      body: { ...record, description },
      version,
    })
    const [shop] = await chief.call(contentTypes.item.calls.list, { query: { mallId, type: 1 } })
    expect(shop).toMatchObject({ id: ids.shop, writtenIn: { description: ['en', 'se'] } })
    expect(shop).not.toHaveProperty('description')
  })

  describe('create', () => {
    it('keeps what was sent, tells the others and writes the history', async () => {
      const record = await editor.call(contentTypes.offer.calls.create, { query, body })
      expect(record).toMatchObject({ ...body, mallId, version: 1, updatedBy: { name: 'editor' } })
      expect(await editor.call(contentTypes.offer.calls.get, { params: { id: record.id } })).toEqual(record)
      expect(app.relay.sent.changed).toEqual([
        { mallId, resource: 'Offer', area: 'Offer', ids: [record.id], by: { id: testId(9, 2), name: 'editor' } },
      ])
      expect(await history(record.id)).toMatchObject([{ action: 'create', by: { name: 'editor' } }])
    })

    it('with the same id and sender again is the same create', async () => {
      const id = testId(5, 90)
      const first = await editor.call(contentTypes.offer.calls.create, { query, body: { ...body, id } })
      const again = await editor.call(contentTypes.offer.calls.create, {
        query,
        body: { ...body, id, name: { se: 'Annat' } },
      })
      expect(again).toEqual(first)
      expect(await history(id)).toHaveLength(1)
    })

    it('with an id that is taken is a conflict, and does not say by what', async () => {
      for (const id of [ids.running, ids.farOffer, ids.concert]) {
        const error = await failure(editor.call(contentTypes.offer.calls.create, { query, body: { ...body, id } }))
        expect(error).toMatchObject({ code: 'conflict', current: undefined })
      }
    })

    it('refuses what it names when that is not there, of another kind or in another mall', async () => {
      for (const [field, id] of [
        ['shopId', testId(4, 99)],
        ['shopId', ids.shops],
        ['imageId', ids.farPicture],
      ] as const) {
        const error = await failure(
          editor.call(contentTypes.offer.calls.create, { query, body: { ...body, [field]: id } }),
        )
        expect(error).toMatchObject({ code: 'validation', errors: [{ path: field, rule: 'invalid' }] })
      }
    })

    it('asks for the first language of the mall, and sanitises rich text', async () => {
      const error = await failure(
        editor.call(contentTypes.offer.calls.create, { query, body: { ...body, name: { en: 'Sale' } } }),
      )
      expect(error.errors).toMatchObject([{ path: 'name.se', rule: 'required' }])
      const evil = { ...body, description: { se: '<p onclick="x()">a<script>b</script></p>' } }
      expect(await editor.call(contentTypes.offer.calls.create, { query, body: evil })).toMatchObject({
        description: { se: '<p>a</p>' },
      })
      const nothing = { ...body, description: { se: '<script>b</script>', en: '' } }
      expect((await editor.call(contentTypes.offer.calls.create, { query, body: nothing })).description).toEqual({})
    })
  })

  describe('replace', () => {
    const replace = (client: typeof chief, version: number, changed: Partial<typeof body> = {}) =>
      client.call(contentTypes.offer.calls.replace, {
        params: { id: ids.running },
        version,
        body: { ...body, ...changed },
      })

    it('raises the version and keeps before and after of what changed', async () => {
      expect(await replace(editor, 1, { imageId: ids.picture, name: { se: 'Rea', en: 'Sale now' } })).toMatchObject({
        version: 2,
      })
      const [, { changes } = { changes: [] }] = await history(ids.running)
      expect(changes).toEqual([
        { path: 'name.en', before: 'Sale', after: 'Sale now' },
        { path: 'startDate', before: '2026-11-01', after: '2026-11-20' },
        { path: 'description.se', before: null, after: '<p>Bara <strong>idag</strong></p>' },
      ])
    })

    it('from a version that has moved on is a conflict with the record as it stands', async () => {
      await replace(chief, 1, { name: { se: 'Först' } })
      const error = await failure(replace(editor, 1, { name: { se: 'Sedan' } }))
      expect(error).toMatchObject({ code: 'conflict', status: 409, current: { version: 2, name: { se: 'Först' } } })
    })

    it('with what is stored already succeeds from any version, and is no new one', async () => {
      await replace(editor, 1)
      expect(await replace(editor, 1)).toMatchObject({ version: 2 })
      expect(await replace(editor, 7)).toMatchObject({ version: 2 })
      expect(await history(ids.running)).toHaveLength(2)
    })

    it('never changes the type', async () => {
      const record = await chief.call(contentTypes.item.calls.get, { params: { id: ids.shop } })
      const error = await failure(
        chief.call(contentTypes.item.calls.replace, {
          params: { id: ids.shop },
          version: 1,
          body: { ...record, type: 2, categoryIds: [ids.restaurants] },
        }),
      )
      expect(error.errors).toMatchObject([{ path: 'type', rule: 'invalid' }])
    })

    it('of a record that another saves at the same time lets one win', async () => {
      const both = await Promise.allSettled([
        replace(chief, 1, { name: { se: 'Chefen' } }),
        replace(editor, 1, { name: { se: 'Redaktören' } }),
      ])
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    })
  })

  describe('an order', () => {
    const fields = { type: 1, name: { se: 'Sport' } } as const
    const create = async (name: string) =>
      chief.call(contentTypes.category.calls.create, { query, body: { ...fields, name: { se: name } } })

    it('takes a new record and a copy at its end, whatever their forms say', async () => {
      const first = await create('Sport')
      const second = await create('Hem')
      expect(second.index).toBe(first.index + 1)
      const copy = await chief.call(contentTypes.category.calls.copy, { params: { id: first.id }, body: {} })
      expect(copy).toMatchObject({ index: second.index + 1, name: { se: 'Sport (kopia)' } })
    })

    it('outlasts forms that were opened before it was made', async () => {
      const [first, second] = [await create('Sport'), await create('Hem')]
      await chief.call(contentTypes.category.calls.order, { query, body: { ids: [second.id, first.id] } })
      const saved = await chief.call(contentTypes.category.calls.replace, {
        params: { id: first.id },
        version: first.version,
        body: { ...first, name: { se: 'Idrott' } },
      })
      expect(saved).toMatchObject({ version: 2, index: second.index, name: { se: 'Idrott' } })
    })

    it('outlasts an import that does not speak of it; a place behind all others is the last', async () => {
      const [first, second, third] = [await create('Sport'), await create('Hem'), await create('Mat')]
      const rows = [
        { ...fields, id: second.id, name: { se: 'Hemma' } },
        { ...fields, id: first.id, index: 70 },
      ]
      await chief.call(contentTypes.category.calls.import, { query, body: { rows } })
      const indexOf = await places()
      expect(indexOf(second)).toBe(first.index)
      expect(indexOf(first)).toBe(third.index)
    })

    const places = async () => {
      const rows = await chief.call(contentTypes.category.calls.list, { query })
      return ({ id }: { id: string }) => rows.find((row) => row.id === id)?.index
    }
    const under = (parentId: string, name: string, index?: number) =>
      chief.call(contentTypes.category.calls.create, {
        query,
        body: { ...fields, parentId, name: { se: name }, ...(index === undefined ? {} : { index }) },
      })
    const setFields = (id: string, set: object) =>
      chief.call(contentTypes.category.calls.fields, { query, body: { ids: [id], set: { ...set } } })

    it('counts from 1 in each level', async () => {
      const [sport, home] = [await create('Sport'), await create('Hem')]
      const children = [
        await under(sport.id, 'Skidor'),
        await under(sport.id, 'Bollar'),
        await under(home.id, 'Lampor'),
      ]
      expect(children.map(({ index }) => index)).toEqual([1, 2, 1])
      expect(home.index).toBe(sport.index + 1)
    })

    it('gives a place to one record, and the next ones to the others', async () => {
      const { id } = await create('Sport')
      const all = [await under(id, 'A'), await under(id, 'B'), await under(id, 'C'), await under(id, 'D', 2)]
      const inOrder = async () => {
        const indexOf = await places()
        return all.map(indexOf)
      }
      const [a, b, c] = all.map((one) => one.id) as [string, string, string, string]
      expect(await inOrder()).toEqual([1, 3, 4, 2])
      await setFields(a, { index: 3 })
      expect(await inOrder()).toEqual([3, 2, 4, 1])
      await setFields(c, { index: 1 })
      expect(await inOrder()).toEqual([4, 3, 1, 2])
      await setFields(b, { index: 900 })
      expect(await inOrder()).toEqual([3, 4, 1, 2])
    })

    it('closes gaps, and gives a restored record its place back', async () => {
      const { id } = await create('Sport')
      const all = [await under(id, 'A'), await under(id, 'B'), await under(id, 'C')]
      const [, b] = all.map((one) => one.id) as [string, string, string]
      await chief.call(contentTypes.category.calls.remove, { query: { id: [b] } })
      expect(all.map(await places())).toEqual([1, undefined, 2])
      await chief.call(contentTypes.category.calls.restore, { query, body: { ids: [b] } })
      expect(all.map(await places())).toEqual([1, 2, 3])
    })

    it('takes a record that comes from another level at its end', async () => {
      const [sport, home] = [await create('Sport'), await create('Hem')]
      const [a, b, c] = [await under(sport.id, 'A'), await under(sport.id, 'B'), await under(home.id, 'C')]
      await setFields(a.id, { parentId: home.id })
      expect([a, b, c].map(await places())).toEqual([2, 1, 1])
    })

    it('of some records leaves the others where they are', async () => {
      const { id } = await create('Sport')
      const all = [await under(id, 'A'), await under(id, 'B'), await under(id, 'C')]
      const [a, , c] = all.map((one) => one.id) as [string, string, string]
      await chief.call(contentTypes.category.calls.order, { query, body: { ids: [c, a] } })
      expect(all.map(await places())).toEqual([3, 2, 1])
    })
  })

  describe('the trash', () => {
    const remove = (client: typeof chief, id: string[], version?: number[]) =>
      client.call(contentTypes.offer.calls.remove, { query: { id, version } })

    it('takes a record and gives it back', async () => {
      expect(await remove(editor, [ids.running])).toEqual({ ids: [ids.running], conflicts: [] })
      await expect(editor.call(contentTypes.offer.calls.get, { params: { id: ids.running } })).rejects.toMatchObject({
        code: 'not_found',
      })
      const [restored] = await editor.call(contentTypes.offer.calls.restore, { query, body: { ids: [ids.running] } })
      expect(restored).toMatchObject({ id: ids.running, version: 3, name: { se: 'Rea', en: 'Sale' } })
      expect((await history(ids.running)).map(({ action }) => action)).toEqual(['create', 'remove', 'restore'])
    })

    it('is the same the second time', async () => {
      await remove(editor, [ids.running])
      expect(await remove(editor, [ids.running])).toEqual({ ids: [ids.running], conflicts: [] })
    })

    it('leaves those that moved on', async () => {
      const result = await remove(editor, [ids.running, ids.hidden], [5, 1])
      expect(result).toMatchObject({ ids: [ids.hidden], conflicts: [{ id: ids.running, current: { version: 1 } }] })
    })

    it('refuses what others use and says where, unless they go along', async () => {
      const error = await failure(chief.call(contentTypes.item.calls.remove, { query: { id: [ids.shop] } }))
      expect(error).toMatchObject({ code: 'in_use', status: 409 })
      expect(error.usedBy).toContainEqual({
        resource: 'Offer',
        id: ids.running,
        name: { se: 'Rea', en: 'Sale' },
        path: 'shopId',
      })
      await remove(chief, [ids.running, ids.ended])
      await chief.call(contentTypes.item.calls.remove, { query: { id: [ids.shop] } })
      const gone = await failure(chief.call(contentTypes.offer.calls.restore, { query, body: { ids: [ids.running] } }))
      expect(gone.errors).toMatchObject([{ path: 'shopId', rule: 'invalid' }])
    })

    it('keeps a record for thirty days', async () => {
      await remove(editor, [ids.hidden, ids.ended])
      app.clock.advance(30 * 24 * 3_600_000)
      const later = (await app.signIn('editor')).client
      await expect(
        later.call(contentTypes.offer.calls.restore, { query, body: { ids: [ids.hidden] } }),
      ).rejects.toMatchObject({
        code: 'not_found',
      })
      await remove(later, [ids.running])
      const rows = await app.db.selectFrom('content').select('id').where('id', 'in', [ids.hidden, ids.ended]).execute()
      expect(rows).toEqual([])
    })
  })

  describe('many at once', () => {
    it('status raises the version of those that change', async () => {
      const records = await editor.call(contentTypes.offer.calls.status, {
        query,
        body: { ids: [ids.running, ids.hidden], status: 'Active' },
      })
      expect(records.map(({ version }) => version)).toEqual([1, 2])
    })

    it('fields are set in all or in none', async () => {
      const error = await failure(
        editor.call(contentTypes.offer.calls.fields, {
          query,
          body: { ids: [ids.running, ids.ended], set: { endDate: '2026-10-15' } },
        }),
      )
      expect(error.errors).toMatchObject([{ path: 'endDate', rule: 'invalid' }])
      expect(await editor.call(contentTypes.offer.calls.get, { params: { id: ids.ended } })).toMatchObject({
        version: 1,
      })
      const unknown = editor.call(contentTypes.offer.calls.fields, {
        query,
        body: { ids: [ids.running], set: { colour: 'red' } },
      })
      expect((await failure(unknown)).errors).toMatchObject([{ path: 'colour', rule: 'invalid' }])
    })

    it('a copy is InActive, marked, and in another mall without what only this one has', async () => {
      const params = { id: ids.running }
      expect(await editor.call(contentTypes.offer.calls.copy, { params, body: {} })).toMatchObject({
        name: { se: 'Rea (kopia)', en: 'Sale (copy)' },
        status: 'InActive',
        shopId: ids.shop,
      })
      expect(await chief.call(contentTypes.offer.calls.copy, { params, body: { mallId: ids.far } })).toMatchObject({
        mallId: ids.far,
        name: { no: 'Rea (kopi)' },
        shopId: null,
        imageId: null,
      })
      await expect(
        editor.call(contentTypes.offer.calls.copy, { params, body: { mallId: ids.far } }),
      ).rejects.toMatchObject({
        code: 'not_found',
      })
    })

    it('a copy takes the name it is given, as long as a name may be', async () => {
      const copy = (name: string) =>
        editor.call(contentTypes.offer.calls.copy, { params: { id: ids.running }, body: { name } })
      expect(await copy('x'.repeat(120))).toMatchObject({ name: { se: 'x'.repeat(120), en: 'Sale (copy)' } })
      expect((await failure(copy('x'.repeat(121)))).errors).toMatchObject([{ path: 'name', rule: 'maxLength' }])
      const body = { name: 'Half price', language: 'en' } as const
      const copied = await editor.call(contentTypes.offer.calls.copy, { params: { id: ids.running }, body })
      expect(copied).toMatchObject({ name: { se: 'Rea (kopia)', en: 'Half price' } })
    })

    it('a copy of what must name something of its own mall into another mall says why not', async () => {
      const copying = chief.call(contentTypes.item.calls.copy, { params: { id: ids.shop }, body: { mallId: ids.far } })
      expect((await failure(copying)).errors).toEqual([
        {
          path: 'categoryIds',
          rule: 'invalid',
          message:
            'Invalid value. It links to something that exists only in this mall. Create that in the other mall and choose it there.',
        },
      ])
    })

    it('an import says what is wrong with which row, and a try changes nothing', async () => {
      const rows = [body, { ...body, name: {} }, { ...body, id: ids.running }, { ...body, shopId: ids.shops }]
      const expected = {
        created: 1,
        updated: 1,
        errors: [
          { row: 1, errors: [{ path: 'name.se', rule: 'required' }] },
          { row: 3, errors: [{ path: 'shopId', rule: 'invalid' }] },
        ],
      }
      const before = await editor.call(contentTypes.offer.calls.list, { query })
      const tried = await editor.call(contentTypes.offer.calls.import, {
        query: { mallId, dryRun: 'true' },
        body: { rows },
      })
      expect(tried).toMatchObject(expected)
      expect(await editor.call(contentTypes.offer.calls.list, { query })).toEqual(before)
      expect(await editor.call(contentTypes.offer.calls.import, { query, body: { rows } })).toMatchObject(expected)
      expect(await editor.call(contentTypes.offer.calls.list, { query })).toHaveLength(before.length + 1)
    })
  })
})
