import { describe, expect, it, test } from 'vitest'
import { contentTypes } from '../index'
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
