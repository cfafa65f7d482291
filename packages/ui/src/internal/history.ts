/** Undo steps, oldest first; `at` counts the applied ones. */
export type History<State> = {
  steps: readonly { before: State; after: State; key: string | undefined; time: number }[]
  at: number
}

/** Maximum number of steps. */
const MOST_STEPS = 200

/** A pause in milliseconds that ends a step. */
export const PAUSE = 1500

export const noHistory: History<never> = { steps: [], at: 0 }

export const canUndo = ({ at }: History<unknown>): boolean => at > 0

export const canRedo = ({ steps, at }: History<unknown>): boolean => at < steps.length

/** Adds a change. Consecutive changes with one key and no pause are one step; undone steps are dropped. */
export function record<State>(
  { steps, at }: History<State>,
  change: { before: State; after: State; key?: string | undefined; time: number },
): History<State> {
  const kept = steps.slice(0, at)
  const last = kept.at(-1)
  const goesOn =
    last !== undefined &&
    at === steps.length &&
    change.key !== undefined &&
    change.key === last.key &&
    change.time - last.time < PAUSE
  const next = goesOn
    ? [...kept.slice(0, -1), { ...last, after: change.after, time: change.time }]
    : [...kept, { key: undefined, ...change }].slice(-MOST_STEPS)
  return { steps: next, at: next.length }
}

/** Ends the current step. */
export const closeStep = <State>({ steps, at }: History<State>): History<State> => ({
  steps: steps.map((step, index) => (index === at - 1 ? { ...step, key: undefined } : step)),
  at,
})

/** The state before the last applied step. */
export function undo<State>(history: History<State>): { history: History<State>; state: State } | undefined {
  const step = history.steps[history.at - 1]
  return step && { history: closeStep({ ...history, at: history.at - 1 }), state: step.before }
}

/** The state after the last undone step. */
export function redo<State>(history: History<State>): { history: History<State>; state: State } | undefined {
  const step = history.steps[history.at]
  return step && { history: closeStep({ ...history, at: history.at + 1 }), state: step.after }
}
