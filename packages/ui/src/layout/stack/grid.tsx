import { Slot } from '@radix-ui/react-slot'
import type { ComponentProps, CSSProperties } from 'react'
import { cx } from '../../internal/cx'
import { gaps } from './stack'

export type GridProps = ComponentProps<'div'> & {
  /** A number, or the least width of a column: as many as fit, one if none does. @default { min: '16rem' } */
  columns?: number | { min: string }
  /** Steps of 4 px. @default 4 */
  gap?: keyof typeof gaps
  /** Makes the child, such as a list or section, the element. @default false */
  asChild?: boolean
}

const fitting = { min: '16rem' }

/** Children in columns of the same width, with space between them from the tokens. */
export function Grid({ columns = fitting, gap = 4, asChild = false, className, style, ...rest }: GridProps) {
  const Root = asChild ? Slot : 'div'
  const own: CSSProperties & { '--kui-columns': string } = {
    '--kui-columns':
      typeof columns === 'number'
        ? `repeat(${columns}, minmax(0, 1fr))`
        : `repeat(auto-fill, minmax(min(${columns.min}, 100%), 1fr))`,
    ...style,
  }
  return (
    <Root
      data-slot="grid"
      className={cx('kui:grid kui:grid-cols-(--kui-columns)', gaps[gap], className)}
      style={own}
      {...rest}
    />
  )
}
