export type StepState = 'done' | 'current' | 'upcoming'

/** Where a step is: before, at or after the current one. */
export function stepState(step: number, current: number): StepState {
  if (step === current) return 'current'
  return step < current ? 'done' : 'upcoming'
}

/** Whether a step can be opened: those reached before, and with `free` all. */
export const canOpen = (step: number, reached: number, free: boolean) => step >= 0 && (free || step <= reached)
