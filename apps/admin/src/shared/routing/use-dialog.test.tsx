// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { closeDialog, openDialog, useDialog } from './dialog'

afterEach(cleanup)

test('a dialog keeps its record while it closes', () => {
  openDialog('offerEdit', '7')
  const { result } = renderHook(() => useDialog('offerEdit'))
  expect(result.current).toEqual({ open: true, id: '7' })
  act(() => closeDialog())
  expect(result.current).toEqual({ open: false, id: '7' })
  act(() => openDialog('offerEdit'))
  expect(result.current).toEqual({ open: true, id: undefined })
})
