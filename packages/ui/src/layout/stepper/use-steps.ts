import { useState } from 'react'
import { useControllable } from '../../internal/hooks/use-controllable'
import { canOpen, stepState } from './steps'

export type UseStepsProps = {
  /** The names of the steps, in order. */
  steps: readonly string[]
  /** The current step. */
  value?: string
  /** @default the first step */
  defaultValue?: string
  onValueChange?: (value: string) => void
  /** Whether steps can be opened that were not reached yet. @default false */
  free?: boolean
}

/** State of a wizard: the current step, and which ones can be opened. */
export function useSteps({ steps, value, defaultValue, onValueChange, free = false }: UseStepsProps) {
  const [current, setCurrent] = useControllable(value, defaultValue ?? steps[0] ?? '', onValueChange)
  const index = steps.indexOf(current)
  const [reached, setReached] = useState(index)
  if (index > reached) setReached(index)
  const open = (step: number) => {
    const next = steps[step]
    if (next !== undefined && step !== index) setCurrent(next)
  }
  return {
    value: current,
    index,
    first: index === 0,
    last: index === steps.length - 1,
    stateOf: (step: string) => stepState(steps.indexOf(step), index),
    canOpen: (step: string) => canOpen(steps.indexOf(step), reached, free),
    /** Opens a step, if it can be opened. */
    goTo(step: string) {
      if (canOpen(steps.indexOf(step), reached, free)) open(steps.indexOf(step))
    },
    next: () => open(index + 1),
    back: () => open(index - 1),
  }
}
