// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type UseMapPickerProps, useMapPicker } from './use-map-picker'

const torg = { lat: 59.3326, lng: 18.0649 }
const picker = (props: UseMapPickerProps = {}) => {
  const onValueChange = vi.fn()
  const { result } = renderHook(() => useMapPicker({ onValueChange, ...props }))
  return { onValueChange, now: () => result.current }
}

test('an address applies near its pin only', () => {
  const { now } = picker({ defaultValue: { ...torg, address: 'Sergels torg' } })
  act(() => now().put({ lat: 59.3336, lng: 18.0649 }))
  expect(now().value).toEqual({ lat: 59.3336, lng: 18.0649, address: 'Sergels torg' })
  act(() => now().put({ lat: 59.34, lng: 18.0649 }))
  expect(now().value).toEqual({ lat: 59.34, lng: 18.0649 })
})

test('wraps positions beyond the edge of the world', () => {
  const { now } = picker()
  act(() => now().put({ lat: 10, lng: 181.5 }))
  expect(now().value).toEqual({ lat: 10, lng: -178.5 })
})

test('asks for confirmation to move a stored position, but not a new one', () => {
  const stored = picker({ defaultValue: torg, confirmChange: true })
  act(() => stored.now().put({ lat: 1, lng: 1 }))
  expect(stored.now().confirming).toBe(true)
  act(() => stored.now().cancel())
  expect(stored.now()).toMatchObject({ confirming: false, value: torg })
  act(() => stored.now().put({ lat: 1, lng: 1 }))
  act(() => stored.now().confirm())
  expect(stored.now().value).toEqual({ lat: 1, lng: 1 })
  act(() => stored.now().put({ lat: 2, lng: 2 }))
  expect(stored.onValueChange).toHaveBeenCalledTimes(2)

  const fresh = picker({ confirmChange: true })
  act(() => fresh.now().put({ lat: 1, lng: 1 }))
  act(() => fresh.now().put({ lat: 2, lng: 2 }))
  expect(fresh.now()).toMatchObject({ confirming: false, value: { lat: 2, lng: 2 } })
})

test('removing a stored position is a change, too', () => {
  const { now, onValueChange } = picker({ defaultValue: torg, confirmChange: true })
  act(() => now().coordinates.type(' '))
  act(() => now().coordinates.read())
  expect(now().confirming).toBe(true)
  act(() => now().confirm())
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null)
})

test('does not change while locked', async () => {
  const { now, onValueChange } = picker({ defaultValue: { ...torg, address: 'Sergels torg' }, locked: true })
  act(() => now().put({ lat: 1, lng: 1 }))
  act(() => now().coordinates.type('1 1'))
  act(() => now().coordinates.read())
  act(() => now().forgetAddress())
  await act(() => now().choose({ id: '1', name: 'A', address: 'A', position: { lat: 1, lng: 1 } }))
  expect(onValueChange).not.toHaveBeenCalled()
})

test('locates a selected place; without a result it has no details', async () => {
  const { now } = picker()
  const place = { id: '1', name: 'Torget', address: 'Torget, Stad' }
  await act(() => now().choose({ ...place, locate: async () => torg }))
  expect(now()).toMatchObject({ value: { ...torg, address: 'Torget, Stad' }, action: 'found', problem: undefined })
  await act(() => now().choose({ ...place, locate: async () => undefined }))
  expect(now().problem).toEqual({ kind: 'noDetails', name: 'Torget' })
  await act(() => now().choose({ ...place, locate: () => Promise.reject(new Error('down')) }))
  expect(now()).toMatchObject({ problem: { kind: 'noDetails' }, value: torg })
})

test('only the last selected place counts', async () => {
  const { now } = picker()
  let late: (position: typeof torg) => void = () => undefined
  const slow = new Promise<typeof torg>((done) => {
    late = done
  })
  const first = now().choose({ id: '1', name: 'A', address: 'A', locate: () => slow })
  await act(() => now().choose({ id: '2', name: 'B', address: 'B', position: { lat: 2, lng: 2 } }))
  await act(async () => {
    late(torg)
    await first
  })
  expect(now().value).toEqual({ lat: 2, lng: 2, address: 'B' })
})

test('small steps away from an address add up', () => {
  const { now } = picker({ defaultValue: { ...torg, address: 'Sergels torg' } })
  act(() => now().put({ lat: 59.3344, lng: 18.0649 }))
  expect(now().value).toMatchObject({ address: 'Sergels torg' })
  act(() => now().put({ lat: 59.3362, lng: 18.0649 }))
  expect(now().value).toEqual({ lat: 59.3362, lng: 18.0649 })
})

test('ignores a place that is located after clearing, locking or unmounting', async () => {
  const field = () => {
    const onValueChange = vi.fn()
    const drawn = renderHook((props: UseMapPickerProps) => useMapPicker({ onValueChange, ...props }), {
      initialProps: { defaultValue: { ...torg, address: 'Sergels torg' } } as UseMapPickerProps,
    })
    return { ...drawn, onValueChange }
  }
  const located = async (meanwhile: (shown: ReturnType<typeof field>) => void) => {
    const shown = field()
    let late: (position: typeof torg) => void = () => undefined
    const slow = new Promise<typeof torg>((done) => {
      late = done
    })
    const chosen = shown.result.current.choose({ id: '1', name: 'A', address: 'A', locate: () => slow })
    act(() => meanwhile(shown))
    await act(async () => {
      late({ lat: 2, lng: 2 })
      await chosen
    })
    return shown.onValueChange.mock.calls
  }
  expect(await located(({ result }) => result.current.forgetAddress())).toEqual([[torg]])
  expect(await located(({ rerender }) => rerender({ locked: true }))).toEqual([])
  expect(await located(({ unmount }) => unmount())).toEqual([])
})

test('an external position is not announced', () => {
  const { result, rerender } = renderHook(
    (props: UseMapPickerProps) => useMapPicker({ confirmChange: true, ...props }),
    {
      initialProps: { value: torg } as UseMapPickerProps,
    },
  )
  act(() => result.current.put({ lat: 1, lng: 1 }))
  act(() => result.current.confirm())
  rerender({ value: { lat: 1, lng: 1 } })
  expect(result.current.action).toBe('moved')
  rerender({ value: torg })
  expect(result.current.action).toBeUndefined()
})

test('locking discards typed text and pending confirmation', () => {
  const onValueChange = vi.fn()
  const { result, rerender } = renderHook((props: UseMapPickerProps) => useMapPicker({ onValueChange, ...props }), {
    initialProps: { defaultValue: torg, confirmChange: true } as UseMapPickerProps,
  })
  act(() => result.current.put({ lat: 1, lng: 1 }))
  act(() => result.current.coordinates.type('nowhere'))
  act(() => result.current.coordinates.read())
  rerender({ locked: true })
  expect(result.current).toMatchObject({ confirming: false, problem: undefined })
  expect(result.current.coordinates.text).toBe('59.3326, 18.0649')
  act(() => result.current.confirm())
  expect(onValueChange).not.toHaveBeenCalled()
})
