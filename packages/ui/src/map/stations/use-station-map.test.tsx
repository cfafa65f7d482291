// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import type { KeyboardEvent } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { MapView } from '../canvas/use-map-view'
import type { MapStation } from './station-marks'
import { useStationMap } from './use-station-map'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const stations: MapStation[] = [
  { id: 's1', code: 'K1', state: 'online', position: { lat: 59.35, lng: 18.0 } },
  { id: 's2', code: 'K2', state: 'online', position: { lat: 59.31, lng: 18.1 } },
]
const view = {
  sight: { centre: { lat: 59.33, lng: 18.05 }, zoom: 11, width: 800, height: 600 },
  show: vi.fn(),
} as unknown as MapView // the members that the hook uses

/** The buttons that the map would render. */
function drawn(props = { stations, view, maxZoom: 22 }) {
  const { result, rerender } = renderHook((now) => useStationMap(now), { initialProps: props })
  const box = document.body.appendChild(document.createElement('div'))
  const buttons = result.current.marks.map((mark) => {
    const button = box.appendChild(document.createElement('button'))
    result.current.markProps(mark).ref(button)
    return button
  })
  const press = (key: string, target: Node = box) =>
    act(() =>
      result.current.onKeyDown({
        key,
        target,
        currentTarget: box,
        preventDefault: vi.fn(),
      } as unknown as KeyboardEvent),
    )
  return { result, rerender, buttons, press, props }
}

test('at the last marker, no pending focus is taken from another field', () => {
  const { buttons, press, rerender, props } = drawn()
  press('End')
  press('ArrowRight')
  expect(document.activeElement).toBe(buttons[1])
  const other = document.body.appendChild(document.createElement('input'))
  other.focus()
  rerender({ ...props, stations: stations.map((station) => ({ ...station })) })
  expect(document.activeElement).toBe(other)
})

test('keys in a menu inside the map do not move the map', () => {
  const { buttons, press } = drawn()
  press('Home')
  press('ArrowDown', document.body.appendChild(document.createElement('div')))
  expect(document.activeElement).toBe(buttons[0])
})
