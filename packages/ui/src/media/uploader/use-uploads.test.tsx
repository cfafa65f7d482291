// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, it, vi } from 'vitest'
import type { SendFile } from './upload-queue'
import { useUploads } from './use-uploads'

const never: SendFile<string> = () => new Promise(() => undefined)

it('cancels running uploads on unmount, and works in strict mode', async () => {
  const send = vi.fn(never)
  const { result, unmount } = renderHook(() => useUploads({ send }), { wrapper: StrictMode })
  act(() => result.current.take([new File(['a'], 'a.png')]))
  expect(result.current.busy).toBe(true)
  await expect.poll(() => send).toHaveBeenCalledOnce()
  const [, { signal }] = send.mock.calls[0] as Parameters<SendFile<string>>
  unmount()
  expect(signal.aborted).toBe(true)
})

it('uses the latest options', async () => {
  const onUploaded = vi.fn()
  const { result, rerender } = renderHook(({ send }) => useUploads({ send, onUploaded }), {
    initialProps: { send: never },
  })
  rerender({ send: async () => 'a' })
  act(() => result.current.take([new File(['a'], 'a.png')]))
  await expect.poll(() => result.current.counts).toMatchObject({ all: 1, done: 1, open: 0 })
  expect(onUploaded).toHaveBeenCalledExactlyOnceWith('a', expect.any(File))
})

it('accepts nothing while locked', () => {
  const { result } = renderHook(() => useUploads({ send: never, locked: true }))
  act(() => result.current.take([new File(['a'], 'a.png')]))
  expect(result.current.uploads).toEqual([])
})
