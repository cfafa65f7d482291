/** What was before and after each change, the oldest first; `at` counts the changes that are in force. */
export type History<State> = {
  steps: readonly { before: State; after: State; key: string | undefined; time: number }[]
  at: number
}

/** So many steps are kept; nobody goes back further by hand. */
const MOST_STEPS = 200

/** Typing that rests so long, in milliseconds, is one step; what is typed after it is another. */
export const PAUSE = 1500

export const noHistory: History<never> = { steps: [], at: 0 }

export const canUndo = ({ at }: History<unknown>): boolean => at > 0

export const canRedo = ({ steps, at }: History<unknown>): boolean => at < steps.length

/**
 * Keeps a change. Changes of one key that follow each other without a pause are one step, as letters of one text are;
 * what was undone before it can no longer be done again.
 */
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

/** The last step is whole: what comes next is a step of its own, whatever its key. */
export const closeStep = <State>({ steps, at }: History<State>): History<State> => ({
  steps: steps.map((step, index) => (index === at - 1 ? { ...step, key: undefined } : step)),
  at,
})

/** The state before the last step that is in force. */
export function undo<State>(history: History<State>): { history: History<State>; state: State } | undefined {
  const step = history.steps[history.at - 1]
  return step && { history: closeStep({ ...history, at: history.at - 1 }), state: step.before }
}

/** The state after the step that was undone last. */
export function redo<State>(history: History<State>): { history: History<State>; state: State } | undefined {
  const step = history.steps[history.at]
  return step && { history: closeStep({ ...history, at: history.at + 1 }), state: step.after }
}
