// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import type { PointerEvent } from 'react'
import { expect, it, vi } from 'vitest'
import { newLayer } from '../../slideshow'
import type { SlideshowEditorState } from '../use-slideshow-editor'
import { useLayerDrag } from './use-layer-drag'

const [one, other] = [newLayer('text', {}, 'one'), newLayer('image', {}, 'other')]

function dragging(given: Partial<SlideshowEditorState> = {}) {
  const state = { layers: [one, other], locked: false, placeLayer: vi.fn(), selectLayer: vi.fn(), ...given }
  const { result, rerender } = renderHook(
    (props: Partial<SlideshowEditorState>) => useLayerDrag({ ...state, ...props } as SlideshowEditorState),
    { initialProps: {} },
  )
  const stage = document.createElement('div')
  stage.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100)
  result.current.stageRef.current = stage
  const element = { setPointerCapture: vi.fn(), focus: vi.fn() }
  type Kind = 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onLostPointerCapture'
  const send = (kind: Kind, layer = one, at: Partial<PointerEvent> = {}) =>
    act(() => {
      const event = { pointerId: 1, isPrimary: true, button: 0, clientX: 0, clientY: 0, ...at }
      const whole = { ...event, altKey: true, currentTarget: element, stopPropagation: vi.fn() }
      result.current.pointerProps(layer)[kind](whole as unknown as PointerEvent<HTMLElement>)
    })
  return { state, result, rerender, send }
}

it('drops a layer where it is released', () => {
  const { state, result, send } = dragging()
  send('onPointerDown')
  send('onPointerMove', one, { clientX: 7, clientY: 9 })
  expect(result.current.seen[0]?.frame).toMatchObject({ x: 0.17, y: 0.19 })
  expect(state.placeLayer).not.toHaveBeenCalled()
  send('onPointerUp')
  expect(state.placeLayer).toHaveBeenCalledExactlyOnceWith('one', expect.objectContaining({ x: 0.17, y: 0.19 }))
})

it('restores a layer when the pointer is cancelled', () => {
  for (const kind of ['onPointerCancel', 'onLostPointerCapture'] as const) {
    const { state, result, send } = dragging()
    send('onPointerDown')
    send('onPointerMove', one, { clientX: 7 })
    send(kind)
    send('onPointerUp')
    expect(result.current.draft).toBeUndefined()
    expect(state.placeLayer).not.toHaveBeenCalled()
  }
})

it('ignores a second pointer', () => {
  const { state, send } = dragging()
  send('onPointerDown')
  send('onPointerMove', one, { clientX: 7 })
  send('onPointerDown', other, { pointerId: 2, isPrimary: false })
  send('onPointerCancel', other, { pointerId: 2, isPrimary: false })
  send('onPointerMove', one, { clientX: 8 })
  send('onPointerUp')
  expect(state.placeLayer).toHaveBeenCalledExactlyOnceWith('one', expect.objectContaining({ x: 0.18 }))
})

it('releases a layer that is removed or locked', () => {
  for (const meanwhile of [{ layers: [other] }, { locked: true }]) {
    const { state, result, rerender, send } = dragging()
    send('onPointerDown')
    send('onPointerMove', one, { clientX: 7 })
    rerender(meanwhile)
    expect(result.current.draft).toBeUndefined()
    send('onPointerMove', other, { clientX: 9 })
    expect(result.current.draft).toBeUndefined()
    send('onPointerUp', other)
    expect(state.placeLayer).not.toHaveBeenCalled()
  }
})
