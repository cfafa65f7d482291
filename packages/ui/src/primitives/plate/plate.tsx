import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cx } from '../../internal/cx'

const plate = cva(
  'kui:inline-grid kui:shrink-0 kui:place-items-center kui:rounded-sm kui:leading-none kui:font-bold kui:tabular-nums',
  {
    variants: {
      variant: {
        sign: 'kui:bg-sign kui:text-sign-fg',
        sunken: 'kui:bg-sunken kui:text-fg-muted',
        accent: 'kui:bg-accent kui:text-accent-fg',
        pending: 'kui:bg-pending kui:text-pending-fg kui:shadow-[inset_0_0_0_1px_var(--k-pending-edge)]',
        danger: 'kui:bg-danger-soft kui:text-danger-text',
      },
      size: {
        code: 'kui:h-5.5 kui:min-w-7.5 kui:px-1.25 kui:text-sm',
        small: 'kui:h-5.5 kui:min-w-5.5 kui:px-1 kui:text-xs kui:[&>svg]:size-3.5',
        normal: 'kui:h-8 kui:min-w-8 kui:px-1 kui:text-[17px] kui:[&>svg]:size-4.5',
        large: 'kui:h-9 kui:min-w-9 kui:px-1 kui:text-[18px] kui:[&>svg]:size-4.5',
      },
    },
    defaultVariants: { variant: 'sign', size: 'normal' },
  },
)

export type PlateProps = ComponentProps<'span'> & {
  /** @default 'sign' */
  variant?: 'sign' | 'sunken' | 'accent' | 'pending' | 'danger'
  /** `code` is for a station's code, the others for a pictogram or a letter. @default 'normal' */
  size?: 'code' | 'small' | 'normal' | 'large'
}

/** The unit of signage: a pictogram, a station's code or a letter on inverse ink. */
export function Plate({ variant, size, className, ...rest }: PlateProps) {
  return <span data-slot="plate" className={cx(plate({ variant, size }), className)} {...rest} />
}
