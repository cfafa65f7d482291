// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useLogoUpload } from './use-logo-upload'

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:new', revokeObjectURL: vi.fn() }))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('shows the picked file until it has a URL, and not afterwards', async () => {
  const onUpload = async () => {}
  const { result, rerender } = renderHook(({ src }) => useLogoUpload({ src, onUpload }), {
    initialProps: { src: '/a' },
  })
  const files = [new File(['x'], 'logo.png')]
  const target = { files, value: '' }
  await act(async () => result.current.inputProps.onChange({ target } as never))
  expect(result.current.shown).toBe('blob:new')
  rerender({ src: '/b' })
  expect(result.current.shown).toBe('/b')
  // removed elsewhere
  rerender({ src: '/a' })
  expect(result.current.shown).toBe('/a')
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:new')
})
