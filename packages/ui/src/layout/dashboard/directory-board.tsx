import type { ComponentProps } from 'react'
import { cx } from '../../internal/cx'

/** The directory board: tiles as one ruled surface, three to a row, two where there is little room. */
export function DirectoryBoard({ className, children, ...rest }: ComponentProps<'section'>) {
  return (
    <section
      data-slot="directory-board"
      className={cx('kui:@container/board kui:overflow-hidden kui:rounded-lg kui:border kui:border-line', className)}
      {...rest}
    >
      {/* Every tile draws its own end and bottom rule; the outermost ones lie under the board's edge. */}
      <div className="kui:-me-px kui:-mb-px kui:grid kui:grid-cols-3 kui:@max-[560px]/board:grid-cols-2">
        {children}
      </div>
    </section>
  )
}
