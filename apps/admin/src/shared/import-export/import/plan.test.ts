import { ApiError, check, contentTypes } from '@kiosk-admin/api-client'
import { describe, expect, it } from 'vitest'
import type { StoredRow } from '../../../data/content/import-export-store'
import { stubBrowser } from '../../../testing/browser'
import type { CellContext } from '../rows/columns'
import { contentColumns } from '../rows/content-columns'
import { createNames } from '../rows/names'
import type { Subject } from '../rows/subject'
import { parseCsv } from './parse-csv'
import type { Planned } from './plan'
import { runImport, undoImport } from './run-import'

// the language is stored in the browser
stubBrowser()
const { planImport, recordsIn, repeatedIn, rowsToWrite, withServerErrors } = await import('./plan')

const shopId = '01920000-0000-7000-8000-0000000000aa'
const ids = ['01920000-0000-7000-8000-000000000001', '01920000-0000-7000-8000-000000000002'] as const

const stored = (id: string, name: string): StoredRow => ({
  id,
  version: 3,
  name: { se: name },
  shopId,
  imageId: null,
  description: { se: '<p>Bra</p>' },
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  status: 'Active',
})

const held = [stored(ids[0], 'Rea'), stored(ids[1], 'Fika')]

const subject: Subject = {
  columns: contentColumns(contentTypes.offer),
  fieldNames: contentTypes.offer.fieldNames,
  naming: { field: 'name', head: (first) => `name.${first}` },
  initial: () => ({ name: {}, shopId: null, imageId: null, description: {}, startDate: '', endDate: '' }),
  check(body, _, languages) {
    const checked = check(contentTypes.offer.body, body, { languages })
    return checked.ok ? [] : checked.errors
  },
}

const context: CellContext = {
  languages: ['se', 'en'],
  names: { Item: createNames([{ id: shopId, name: 'Sulan' }]) },
}

function plan(text: string) {
  const found = planImport(parseCsv(text).rows, subject, held, context)
  if (!found) throw new Error('No column is known')
  return found
}
const rowOf = (text: string): Planned => {
  const [row] = plan(text).rows
  if (!row) throw new Error('There is no row')
  return row
}

describe('planImport', () => {
  it('updates a record by id, keeping fields without a column', () => {
    const row = rowOf(`id,name.en,status\n${ids[0]},Sale,InActive`)
    expect(row).toMatchObject({ state: 'changed', id: ids[0], byName: false, row: 2 })
    expect(row.changes).toEqual([
      { head: 'name.en', before: '', after: 'Sale' },
      { head: 'status', before: 'Active', after: 'InActive' },
    ])
    expect(row.body).toMatchObject({ name: { se: 'Rea', en: 'Sale' }, description: { se: '<p>Bra</p>' }, shopId })
  })

  it('matches rows without id by name', () => {
    expect(rowOf('name.se;endDate\n fika ;2026-12-24')).toMatchObject({ id: ids[1], byName: true, state: 'changed' })
    expect(rowOf(`Name.SE,Status\nRea,active`)).toMatchObject({ state: 'same', changes: [] })
  })

  it.each(['Name', 'Namn', 'Navn', 'Heiti', 'name'])('reads %s without a language as that of the first', (head) => {
    expect(rowOf(`${head},End date\nRea,2026-12-24`)).toMatchObject({ id: ids[0], byName: true, state: 'changed' })
    // a column of the language itself goes first
    const both = plan(`${head},Name (Svenska),End date\nNy,Rea,2026-12-24`)
    expect(both).toMatchObject({ unread: [head], rows: [{ id: ids[0], state: 'changed' }] })
  })

  it('creates records for unknown names, with new ids', () => {
    const row = rowOf('name.se,shop,startDate,endDate\nJul,Sulan,2026-12-01,2026-12-24')
    expect(row).toMatchObject({ state: 'new', before: undefined, errors: [], body: { shopId } })
    expect(row.id).toMatch(/^[0-9a-f-]{36}$/)
    expect(row.changes.map(({ head }) => head)).toEqual(['name.se', 'shop', 'startDate', 'endDate'])
  })

  const threeTimes = [
    'name.se,shop,startDate,endDate',
    'Jul,Sulan,2026-12-01,2026-12-24',
    'Påsk,Sulan,2026-12-01,2026-12-24',
    ' jul ,Sulan,2026-12-05,2026-12-24',
    'JUL,Sulan,2026-12-06,2026-12-24',
    'Jul,Skor,2026-12-06,2026-12-24',
  ].join('\n')

  it('lists new records that several rows name, and makes one or each of them', () => {
    const each = plan(threeTimes)
    expect(repeatedIn(each)).toEqual([{ name: 'Jul', rows: [2, 4, 5] }])
    expect(rowsToWrite(each).map(({ row }) => row)).toEqual([2, 3, 4, 5])
    const one = planImport(parseCsv(threeTimes).rows, subject, held, context, 'one')
    expect(one?.rows.map(({ state, madeBy }) => [state, madeBy])).toEqual([
      ['new', undefined],
      ['new', undefined],
      ['leftOut', 2],
      ['leftOut', 2],
      ['wrong', undefined],
    ])
    expect(one && rowsToWrite(one).map(({ row }) => row)).toEqual([2, 3])
    expect(repeatedIn(plan('name.se,endDate\nRea,2026-12-24\nRea,2026-12-24'))).toEqual([])
  })

  it('lets rows refer to a record that several rows name, when they make one', () => {
    const columns = contentColumns(contentTypes.category).filter(({ field }) => ['name', 'parentId'].includes(field))
    const categories: Subject = { ...subject, columns, initial: () => ({ name: {}, parentId: null }), check: () => [] }
    const text = 'name.se;parent\nMode;\nMode;\nSkor;Mode'
    const found = (repeats: 'one' | 'each') =>
      planImport(parseCsv(text).rows, categories, [], { ...context, names: { Category: createNames([]) } }, repeats)
    expect(found('each')?.rows[2]?.errors).toEqual([{ head: 'parent', problem: 'several', value: 'Mode' }])
    const [mode, , shoes] = found('one')?.rows ?? []
    expect(shoes).toMatchObject({ state: 'new', body: { parentId: mode?.id } })
  })

  it('reports errors by row and column', () => {
    const { rows } = plan(
      [
        'id,name.se,shop,startDate,endDate',
        ',Jul,Skor,1/12/2026,2026-12-24',
        ',,Sulan,2026-12-01,2026-11-01',
        `${shopId},Rea,,,`,
        `${ids[0]},Rea,Sulan,2026-11-01,2026-11-30`,
        ',Rea,Sulan,2026-11-01,2026-11-30',
      ].join('\n'),
    )
    expect(rows.map(({ errors }) => errors.map(({ head }) => head))).toEqual([
      ['shop', 'startDate'],
      ['endDate', 'name.se'],
      ['id'],
      [],
      ['id'],
    ])
    expect(rows.map(({ state }) => state)).toEqual(['wrong', 'wrong', 'wrong', 'same', 'wrong'])
  })

  it('reports all faulty days of opening hours of a row', () => {
    const shops: Subject = { ...subject, columns: contentColumns(contentTypes.item), check: () => [] }
    const text = 'name.se;hours.mon;hours.tue;hours.sat\nSulan;10.00–20.00;open;late'
    const [row] = planImport(parseCsv(text).rows, shops, [], context)?.rows ?? []
    expect(row?.errors).toEqual([
      { head: 'hours.tue', problem: 'hours', value: 'open' },
      { head: 'hours.sat', problem: 'hours', value: 'late' },
    ])
  })

  it('lists ignored columns, and rejects files without a known one', () => {
    expect(plan(`id,colour,status\n${ids[0]},red,Active`).unread).toEqual(['colour'])
    expect(planImport(parseCsv('colour,size\nred,2').rows, subject, held, context)).toBeUndefined()
    expect(recordsIn(parseCsv(`id\n${ids[1]}\n${ids[1]}`).rows, subject, held, context)).toEqual([held[1]])
  })

  it('adds errors from the server', () => {
    const first = plan(`id,status\n${ids[0]},InActive\n${ids[1]},InActive`)
    const validated = rowsToWrite(first)
    const error = { path: 'shopId', rule: 'invalid', message: 'Invalid value' } as const
    const second = withServerErrors(first, validated, [{ row: 1, errors: [error] }], subject.columns, ['se'])
    expect(second.rows.map(({ state }) => state)).toEqual(['changed', 'wrong'])
    expect(second.rows[1]?.errors).toEqual([{ head: 'shop', problem: error }])
  })
})

describe('runImport', () => {
  const planned = plan(
    `id,name.se,shop,startDate,endDate,status\n${ids[0]},Rea,,,,InActive\n,Jul,,2026-12-01,2026-12-24,\n${ids[1]},Fika,,,,InActive`.replaceAll(
      ',,,,',
      ',Sulan,2026-11-01,2026-11-30,',
    ),
  )
  const rows = rowsToWrite(planned)
  const watch = { onProgress: () => undefined, stopped: () => false }
  const store = {
    create: async ({ id, body }: { id: string; body: object }) => ({ ...body, id, version: 1 }),
    replace: async ({ id, body }: { id: string; body: object }, version: number) => ({
      ...body,
      id,
      version: version + 1,
    }),
  }

  it('writes rows in order and continues after failed ones', async () => {
    const refused = new ApiError('conflict', 'Someone else changed this', { status: 409, current: held[0] })
    const result = await runImport(
      rows,
      {
        ...store,
        replace: async (row, version) => {
          if (row.id === ids[0]) throw refused
          return store.replace(row, version)
        },
      },
      watch,
    )
    expect(result.failed.map(({ planned }) => planned.row)).toEqual([2])
    expect([result.created.length, result.changed.length, result.left.length]).toEqual([1, 1, 0])
  })

  it('treats a conflict with equal values as a lost response', async () => {
    const current = { ...held[0], ...rows[0]?.body, version: 4 }
    const lost = new ApiError('conflict', 'Someone else changed this', { status: 409, current })
    const result = await runImport(rows.slice(0, 1), { ...store, replace: () => Promise.reject(lost) }, watch)
    expect(result.changed.map(({ after }) => after.version)).toEqual([4])
  })

  it('ends when the server is unreachable or the user stops', async () => {
    const offline = { ...store, create: () => Promise.reject(new ApiError('network', 'No answer')) }
    const broken = await runImport(rows, offline, watch)
    expect([broken.changed.length, broken.failed.length, broken.left.length]).toEqual([1, 1, 1])
    let done = 0
    const stopped = await runImport(rows, store, { onProgress: () => (done += 1), stopped: () => done === 2 })
    expect([stopped.changed.length, stopped.created.length, stopped.left.length]).toEqual([1, 1, 1])
  })

  it('undo trashes created records, restores updated ones and skips those changed since', async () => {
    const result = await runImport(rows, store, watch)
    const put: unknown[] = []
    const { kept } = await undoImport(
      result,
      {
        remove: async (records) => records.map(({ id }) => id),
        async replace({ id, body }, version) {
          if (id === ids[0]) throw new ApiError('conflict', 'Someone else changed this')
          put.push([id, version, (body as { status: string }).status])
          return { id, version: version + 1 }
        },
      },
      contentTypes.offer.fieldNames,
    )
    expect(kept).toBe(1)
    expect(put).toEqual([[ids[1], 4, 'Active']])
  })
})
