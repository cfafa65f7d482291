import { useEffect, useRef, useState } from 'react'
import { type FloorPoint, onPicture } from '../floor-plan'

/** A picture to draw over: it lies between the floor's picture and what is drawn. */
export interface Trace {
  url: string
  name: string
  /** The middle, in fractions of the floor's picture. */
  centre: FloorPoint
  /** Width in fractions of the width of the floor's picture. */
  width: number
  /** 0–1. */
  opacity: number
}

export const traceTypes = ['image/png', 'image/jpeg', 'image/svg+xml'] as const

const isPicture = (file: File) => traceTypes.some((type) => type === file.type)

const SMALLEST = 0.05
/** Maximum width in widths of the floor's picture. */
export const LARGEST_TRACE = 5

/** State of the traced plan. It is not part of the floor. */
export function useTrace() {
  const [trace, setTrace] = useState<Trace>()
  const [problem, setProblem] = useState<'wrongType' | 'failed'>()
  const [handled, setHandled] = useState(false)
  const url = useRef<string>(undefined)
  const release = () => {
    if (url.current) URL.revokeObjectURL(url.current)
    url.current = undefined
  }
  useEffect(
    () => () => {
      if (url.current) URL.revokeObjectURL(url.current)
    },
    [],
  )
  const change = (to: Partial<Trace>) => setTrace((before) => before && { ...before, ...to })
  return {
    trace,
    problem,
    /** Whether the handles are shown. */
    handled,
    setHandled,
    /** Shows a picture over the whole plan. */
    choose: (file: File) => {
      if (!isPicture(file)) return setProblem('wrongType')
      release()
      url.current = URL.createObjectURL(file)
      setProblem(undefined)
      setHandled(true)
      setTrace({ url: url.current, name: file.name, centre: { x: 0.5, y: 0.5 }, width: 1, opacity: 0.5 })
    },
    remove: () => {
      release()
      setProblem(undefined)
      setTrace(undefined)
    },
    /** Called if the picture cannot be shown. */
    fail: () => {
      release()
      setProblem('failed')
      setTrace(undefined)
    },
    setOpacity: (opacity: number) => change({ opacity }),
    moveTo: (centre: FloorPoint) => change({ centre: onPicture(centre) }),
    setWidth: (width: number) => change({ width: Math.min(LARGEST_TRACE, Math.max(SMALLEST, width)) }),
  }
}

export type TraceState = ReturnType<typeof useTrace>
