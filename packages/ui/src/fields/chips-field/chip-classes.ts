/** The box of chips with the input at its end. */
export const chipRow = 'kui:-ms-1.5 kui:flex kui:min-w-0 kui:flex-1 kui:flex-wrap kui:items-center kui:gap-1'

export const chip = [
  'kui:inline-flex kui:h-[calc(var(--k-control)-8px)] kui:max-w-full kui:min-w-0 kui:items-center kui:gap-0.5 kui:rounded-sm kui:bg-sunken kui:px-2 kui:text-sm kui:text-fg kui:outline-none kui:has-[button]:pe-0.5',
  'kui:focus:shadow-[inset_0_0_0_2px_var(--k-focus)] kui:has-focus-visible:shadow-[inset_0_0_0_2px_var(--k-focus)]',
  'kui:in-data-[disabled]:bg-surface kui:in-data-[disabled]:text-fg-muted kui:in-data-[locked]:bg-surface kui:in-data-[locked]:text-fg-muted',
].join(' ')

/** 20 px visible, a target of 24, 44 for touch. */
export const chipRemoval =
  'kui:relative kui:grid kui:size-5 kui:shrink-0 kui:place-items-center kui:rounded-xs kui:text-fg-subtle kui:before:absolute kui:before:-inset-0.5 kui:before:content-[""] kui:hover:bg-hover kui:hover:text-fg kui:pointer-coarse:before:-inset-3'

export const chipInput =
  'kui:h-[calc(var(--k-control)-8px)] kui:flex-1 kui:bg-transparent kui:px-1.5 kui:outline-none kui:disabled:cursor-not-allowed kui:pointer-coarse:h-[calc(var(--k-control)-2px)]'
