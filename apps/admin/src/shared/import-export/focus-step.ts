/** Ref callback that moves the focus to a new step, for keyboard and screen reader users. */
export const focusStep = (node: HTMLElement | null) => node?.focus()
