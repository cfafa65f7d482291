import { Slot } from '@radix-ui/react-slot'
import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cx } from '../../internal/cx'

/** Space between children, in steps of 4 px. */
export const gaps = {
  0: 'kui:gap-0',
  1: 'kui:gap-1',
  2: 'kui:gap-2',
  3: 'kui:gap-3',
  4: 'kui:gap-4',
  6: 'kui:gap-6',
  8: 'kui:gap-8',
}

const stack = cva('kui:flex kui:min-w-0', {
  variants: {
    direction: { vertical: 'kui:flex-col', horizontal: '' },
    gap: gaps,
    align: {
      start: 'kui:items-start',
      center: 'kui:items-center',
      end: 'kui:items-end',
      baseline: 'kui:items-baseline',
      stretch: 'kui:items-stretch',
    },
    justify: {
      start: '',
      center: 'kui:justify-center',
      end: 'kui:justify-end',
      between: 'kui:justify-between',
    },
    wrap: { true: 'kui:flex-wrap', false: '' },
  },
})

export type StackProps = ComponentProps<'div'> & {
  /** @default 'vertical' */
  direction?: 'vertical' | 'horizontal'
  /** Steps of 4 px. @default 4 */
  gap?: keyof typeof gaps
  /** Across the direction. @default 'stretch', horizontally 'center' */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch'
  /** Along the direction. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between'
  /** Whether children that do not fit go to a further line. @default false */
  wrap?: boolean
  /** Makes the child, such as a list or section, the element. @default false */
  asChild?: boolean
}

/** Children below or beside each other, with space between them from the tokens. */
export function Stack({
  direction = 'vertical',
  gap = 4,
  align = direction === 'vertical' ? 'stretch' : 'center',
  justify = 'start',
  wrap = false,
  asChild = false,
  className,
  ...rest
}: StackProps) {
  const Root = asChild ? Slot : 'div'
  return <Root data-slot="stack" className={cx(stack({ direction, gap, align, justify, wrap }), className)} {...rest} />
}
