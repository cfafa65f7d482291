/** For the ref of what a step begins with: who acts by keyboard, or listens, goes on where the next step is. */
export const focusStep = (node: HTMLElement | null) => node?.focus()
