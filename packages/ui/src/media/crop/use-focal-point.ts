import { type ChangeEvent, type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useControllable } from '../../internal/hooks/use-controllable'
import { type FocalPoint, imageCentre, pointWithin } from '../image-field/image'

export type UseFocalPointProps = {
  value?: FocalPoint
  /** @default the middle */
  defaultValue?: FocalPoint
  onValueChange?: (value: FocalPoint) => void
}

const ways: Record<string, FocalPoint> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** State of a focal point: pointer, and two sliders of one thumb (WAI-ARIA slider). */
export function useFocalPoint({ value, defaultValue = imageCentre, onValueChange }: UseFocalPointProps) {
  const [point, setPoint] = useControllable(value, defaultValue, onValueChange)
  const across = useRef<HTMLInputElement>(null)
  const put = (next: FocalPoint) => setPoint(pointWithin(next))
  const follow = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    put({ x: (event.clientX - left) / width, y: (event.clientY - top) / height })
  }
  const sliderProps = (axis: keyof FocalPoint) => ({
    type: 'range' as const,
    min: 0,
    max: 100,
    value: Math.round(point[axis] * 100),
    onChange: (event: ChangeEvent<HTMLInputElement>) => put({ ...point, [axis]: Number(event.target.value) / 100 }),
    // both sliders handle all four arrow keys; images are not mirrored
    onKeyDown: (event: KeyboardEvent) => {
      const way = ways[event.key]
      if (!way) return
      event.preventDefault()
      const step = event.shiftKey ? 0.1 : 0.01
      put({ x: point.x + way.x * step, y: point.y + way.y * step })
    },
  })
  return {
    point,
    acrossProps: { ...sliderProps('x'), ref: across },
    downProps: { ...sliderProps('y'), 'aria-orientation': 'vertical' as const },
    /** Props of the element of the image's exact size. */
    areaProps: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        across.current?.focus()
        follow(event)
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event)
      },
    },
  }
}
