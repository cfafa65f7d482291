import * as z from '@kiosk-admin/api-client/zod'
import { expect, test } from 'vitest'
import { newId } from './new-id'

test('ids are UUIDs that sort by creation time', () => {
  const ids = [1, 2_000, 0x1_0000, Date.parse('2026-11-21'), Date.parse('2100-01-01')].map((at) => newId(at))
  for (const id of ids) expect(z.uuidv7().safeParse(id).success).toBe(true)
  expect([...ids].sort()).toEqual(ids)
  expect(new Set(Array.from({ length: 100 }, () => newId(0))).size).toBe(100)
})
