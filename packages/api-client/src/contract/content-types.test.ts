import { describe, expect, it, test } from 'vitest'
import { contentTypes, weekOf } from '../index'
import { resourceNames } from './base/resource-names'
import { resourcesReferredTo } from './base/walk'
import type { ContentType } from './index'
import { allCalls, storedKinds } from './index'

const kinds = Object.values<ContentType>(contentTypes)

test.each(storedKinds)('$resource references existing resources', ({ body }) => {
  expect(resourcesReferredTo(body).filter((one) => !(resourceNames as readonly string[]).includes(one))).toEqual([])
})

describe('names', () => {
  it('are unique', () => {
    for (const names of [
      resourceNames,
      kinds.map(({ plural }) => plural),
      kinds.flatMap(({ tiles }) => Object.keys(tiles)),
      allCalls.map(({ name }) => name),
    ]) {
      expect(new Set(names).size).toBe(names.length)
    }
  })

  it('equal the keys of the list', () => {
    expect(kinds.map(({ type }) => type)).toEqual(Object.keys(contentTypes))
  })
})

describe('filters of lists', () => {
  it('a week is from Monday to Sunday, also over the end of a year', () => {
    expect(weekOf('2026-11-21')).toEqual({ first: '2026-11-16', last: '2026-11-22' })
    expect(weekOf('2026-11-16')).toEqual({ first: '2026-11-16', last: '2026-11-22' })
    expect(weekOf('2026-11-22')).toEqual({ first: '2026-11-16', last: '2026-11-22' })
    expect(weekOf('2027-01-01')).toEqual({ first: '2026-12-28', last: '2027-01-03' })
  })

  it('kinds have the filters of their fields', () => {
    const mallId = '01990000-0000-7000-8000-000000000001'
    const takes = (
      type: { calls: { list: { query: { safeParse: (query: object) => { success: boolean } } } } },
      filter: object,
    ) => type.calls.list.query.safeParse({ mallId, ...filter }).success
    const { category, event, floor, item, slideshow } = contentTypes
    expect([takes(event, { week: 'ends' }), takes(event, { week: 'lasts' })]).toEqual([true, false])
    expect(takes(slideshow, { week: ['starts', 'ends'] })).toBe(true)
    expect([takes(item, { without: ['logoId', 'imageId'] }), takes(item, { without: 'iconId' })]).toEqual([true, false])
    expect([floor.pictures, category.pictures, slideshow.pictures]).toEqual([['floorMapId'], ['imageId'], []])
  })
})
