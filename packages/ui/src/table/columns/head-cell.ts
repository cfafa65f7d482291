// DOM helpers of header cells.

/** The header cell of a control. */
export const cellOf = (element: Element | null) => element?.closest<HTMLElement>('[role=columnheader]') ?? null

/** Rendered width of a column in pixels. */
export const widthOf = (cell: HTMLElement | null) => cell?.getBoundingClientRect().width ?? 0

export const isRtl = (element: Element | null) => element !== null && getComputedStyle(element).direction === 'rtl'
