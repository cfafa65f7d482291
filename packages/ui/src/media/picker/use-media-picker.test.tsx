// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { MediaItem } from '../media-file'
import { useMediaPicker } from './use-media-picker'

const file: MediaItem = { id: '1', kind: 'Image', name: 'a.png', url: '/a.png', size: 4 }

it('resolves to the selected picture, or to nothing', async () => {
  const { result } = renderHook(() => useMediaPicker())
  let picked: Promise<unknown> = Promise.resolve()
  act(() => {
    picked = result.current.pickImage()
  })
  expect(result.current.pickerProps.open).toBe(true)
  act(() => result.current.pickerProps.onPick([file]))
  expect(await picked).toEqual({ id: '1', name: 'a.png', url: '/a.png', alt: '' })
  expect(result.current.pickerProps.open).toBe(false)
  act(() => {
    picked = result.current.pickImage()
  })
  act(() => result.current.pickerProps.onOpenChange(false))
  expect(await picked).toBeUndefined()
})

it('a second request settles the first', async () => {
  const { result } = renderHook(() => useMediaPicker())
  let first: Promise<unknown> = Promise.resolve()
  act(() => {
    first = result.current.pickFiles()
  })
  act(() => void result.current.pickFiles())
  expect(await first).toEqual([])
})
