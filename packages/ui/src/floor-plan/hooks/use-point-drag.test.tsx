// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import type { PointerEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { type UsePointDragProps, usePointDrag } from './use-point-drag'

/** A point at the centre of a picture of 100 × 100 pixels, with pointer helpers. */
function point(more: Partial<UsePointDragProps> = {}) {
  const onDrop = vi.fn()
  const onDrag = vi.fn()
  const placeUnder = ({ clientX, clientY }: { clientX: number; clientY: number }) => ({
    x: clientX / 100,
    y: clientY / 100,
  })
  const props: UsePointDragProps = { at: { x: 0.5, y: 0.5 }, locked: false, placeUnder, onDrop, onDrag, ...more }
  const drawn = renderHook((now: UsePointDragProps) => usePointDrag(now), { initialProps: props })
  const button = document.body.appendChild(document.createElement('button'))
  button.setPointerCapture = () => undefined
  const event = (clientX: number, clientY: number, pointerId = 1) =>
    ({
      clientX,
      clientY,
      pointerId,
      button: 0,
      currentTarget: button,
      stopPropagation: vi.fn(),
    }) as unknown as PointerEvent
  return { ...drawn, props, onDrop, onDrag, event }
}

test('ends at the released position, rendered or not', () => {
  const { result, onDrop, event } = point()
  const { props } = result.current
  act(() => {
    props.onPointerDown(event(50, 50))
    props.onPointerMove(event(60, 40))
    props.onPointerUp(event(60, 40))
  })
  expect(onDrop).toHaveBeenCalledExactlyOnceWith({ x: 0.6, y: 0.4 })
})

test('ignores a second finger', () => {
  const { result, onDrop, event } = point()
  act(() => result.current.props.onPointerDown(event(50, 50)))
  act(() => result.current.props.onPointerDown(event(90, 90, 2)))
  act(() => result.current.props.onPointerMove(event(60, 50)))
  act(() => result.current.props.onPointerMove(event(10, 10, 2)))
  expect(result.current.at).toEqual({ x: 0.6, y: 0.5 })
  act(() => result.current.props.onPointerUp(event(10, 10, 2)))
  expect(onDrop).not.toHaveBeenCalled()
  act(() => result.current.props.onPointerUp(event(60, 50)))
  expect(onDrop).toHaveBeenCalledExactlyOnceWith({ x: 0.6, y: 0.5 })
})

test('cleans up when removed or locked during a drag', () => {
  const gone = point()
  act(() => gone.result.current.props.onPointerDown(gone.event(50, 50)))
  act(() => gone.result.current.props.onPointerMove(gone.event(70, 50)))
  gone.unmount()
  expect(gone.onDrag).toHaveBeenLastCalledWith(undefined)

  const locked = point()
  act(() => locked.result.current.props.onPointerDown(locked.event(50, 50)))
  act(() => locked.result.current.props.onPointerMove(locked.event(70, 50)))
  locked.rerender({ ...locked.props, locked: true })
  expect(locked.result.current).toMatchObject({ at: { x: 0.5, y: 0.5 }, dragging: false })
  act(() => locked.result.current.props.onPointerUp(locked.event(70, 50)))
  expect(locked.onDrop).not.toHaveBeenCalled()
})

test('a key press after a drag without click is a press', () => {
  const { result, event } = point()
  act(() => result.current.props.onPointerDown(event(50, 50)))
  act(() => result.current.props.onPointerMove(event(70, 50)))
  act(() => result.current.props.onPointerUp(event(70, 50)))
  act(() => {
    result.current.onKey({ key: 'Enter' } as never)
  })
  expect(result.current.wasDragged()).toBe(false)
})
