/** The head's cell that a control stands in. */
export const cellOf = (element: Element | null) => element?.closest<HTMLElement>('[role=columnheader]') ?? null

/** How wide a column is on the screen, in pixels. */
export const widthOf = (cell: HTMLElement | null) => cell?.getBoundingClientRect().width ?? 0

export const isRtl = (element: Element | null) => element !== null && getComputedStyle(element).direction === 'rtl'
