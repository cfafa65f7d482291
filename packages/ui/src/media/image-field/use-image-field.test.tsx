// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { ImageValue } from './image'
import { useImageField } from './use-image-field'

it('keeps the picture from the library if an earlier dropped file arrives later', async () => {
  const arrived = Promise.withResolvers<ImageValue>()
  const { result } = renderHook(() =>
    useImageField({ onPickFile: () => arrived.promise, onBrowse: async () => ({ url: '/library.png' }) }),
  )
  await act(async () => void result.current.take(new File(['x'], 'a.png', { type: 'image/png' })))
  expect(result.current.upload).toEqual({ name: 'a.png' })
  await act(() => result.current.browse())
  expect(result.current.upload).toBeUndefined()
  await act(async () => arrived.resolve({ url: '/dropped.png' }))
  expect(result.current.image).toEqual({ url: '/library.png' })
})

it('reports a library that fails to open, and retries', async () => {
  const onBrowse = vi
    .fn<() => Promise<ImageValue | undefined>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ url: '/library.png' })
  const { result } = renderHook(() => useImageField({ onPickFile: async () => ({ url: '/a.png' }), onBrowse }))
  await act(() => result.current.browse())
  expect(result.current.problem).toBe('failed')
  await act(async () => result.current.retry())
  expect(result.current.image).toEqual({ url: '/library.png' })
  expect(result.current.problem).toBeUndefined()
})
