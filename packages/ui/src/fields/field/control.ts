// Style variants of the box around inputs.

import { cva } from 'class-variance-authority'

/** The box around an input, shared by all text fields. */
export const controlBox = cva(
  [
    'kui:flex kui:w-full kui:min-w-0 kui:items-center kui:gap-2 kui:rounded-md kui:border kui:border-line-control kui:bg-surface kui:px-2.5 kui:text-fg-strong',
    'kui:transition-colors kui:duration-(--k-dur-1) kui:hover:border-fg-muted kui:[&>svg]:shrink-0 kui:[&>svg]:text-fg-subtle',
    'kui:focus-within:border-focus kui:focus-within:shadow-[0_0_0_3px_color-mix(in_oklab,var(--k-focus)_28%,transparent)]',
    'kui:data-[invalid]:border-danger',
    'kui:data-[locked]:border-line kui:data-[locked]:bg-sunken kui:data-[locked]:text-fg-muted kui:data-[disabled]:border-line kui:data-[disabled]:bg-sunken kui:data-[disabled]:text-fg-disabled',
  ],
  {
    variants: {
      size: {
        normal: 'kui:h-(--k-control) kui:text-md',
        large: 'kui:h-(--k-control-lg) kui:text-md',
        /** Grows with its content. */
        several:
          'kui:min-h-(--k-control) kui:flex-wrap kui:py-[calc((var(--k-control)-1.625rem)/2)] kui:text-md kui:pointer-coarse:py-0',
      },
    },
    defaultVariants: { size: 'normal' },
  },
)

export const bareInput =
  'kui:h-full kui:min-w-0 kui:flex-1 kui:bg-transparent kui:outline-none kui:disabled:cursor-not-allowed'

/** A small button in the box, with a target of touch size. */
export const boxButton =
  'kui:-me-1 kui:grid kui:size-6 kui:shrink-0 kui:place-items-center kui:rounded-sm kui:text-fg-subtle kui:not-disabled:hover:bg-hover kui:focus-visible:shadow-ring kui:disabled:text-fg-disabled kui:pointer-coarse:-me-2.5 kui:pointer-coarse:size-11'
