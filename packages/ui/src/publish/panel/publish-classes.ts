/** Section of the panel with a line below. */
export const section = 'kui:border-b kui:border-line-faint kui:px-5 kui:py-3.5 kui:last:border-b-0'

export const heading = 'kui:min-w-0 kui:flex-1 kui:text-md kui:font-bold kui:text-fg-strong'
