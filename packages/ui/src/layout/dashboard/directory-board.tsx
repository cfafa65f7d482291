import type { ComponentProps } from 'react'
import { cx } from '../../internal/cx'

/** A grid of tiles with rules between them: three columns, two on narrow screens. */
export function DirectoryBoard({ className, children, ...rest }: ComponentProps<'section'>) {
  return (
    <section
      data-slot="directory-board"
      className={cx('kui:@container/board kui:overflow-hidden kui:rounded-lg kui:border kui:border-line', className)}
      {...rest}
    >
      {/* Tiles have end and bottom borders; the outermost are clipped by the board. */}
      <div className="kui:-me-px kui:-mb-px kui:grid kui:grid-cols-3 kui:@max-[560px]/board:grid-cols-2">
        {children}
      </div>
    </section>
  )
}
