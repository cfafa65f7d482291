// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useLastSeen } from './use-last-seen'

test('is undefined without a valid time', () => {
  expect(renderHook(() => useLastSeen(undefined)).result.current).toBeUndefined()
  expect(renderHook(() => useLastSeen(new Date('never'))).result.current).toBeUndefined()
  expect(renderHook(() => useLastSeen(new Date('2026-11-20T09:10+01:00'))).result.current).toBeDefined()
})
