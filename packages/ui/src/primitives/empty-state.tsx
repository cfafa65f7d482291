import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../internal/cx'
import { Plate } from './plate'

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** A pictogram of what will be here. */
  icon: ReactNode
  title: ReactNode
  /** What will be here, in a sentence. */
  children?: ReactNode
  /** The first step. */
  action?: ReactNode
  /** @default 'empty' */
  tone?: 'empty' | 'nothing-found' | 'error'
}

const plates = { empty: 'sign', 'nothing-found': 'sunken', error: 'danger' } as const

/** Says what will be here, or why nothing is, and offers the first step. */
export function EmptyState({ icon, title, action, tone = 'empty', className, children, ...rest }: EmptyStateProps) {
  return (
    <div
      data-slot="empty-state"
      data-tone={tone}
      className={cx('kui:flex kui:flex-col kui:items-center kui:gap-1.5 kui:px-6 kui:py-8 kui:text-center', className)}
      {...rest}
    >
      <Plate variant={plates[tone]} aria-hidden="true" className="kui:mb-2">
        {icon}
      </Plate>
      <p data-slot="empty-state-title" className="kui:text-[15px] kui:leading-5 kui:font-bold kui:text-fg-strong">
        {title}
      </p>
      {children && (
        <p data-slot="empty-state-text" className="kui:max-w-80 kui:text-sm kui:text-pretty kui:text-fg-muted">
          {children}
        </p>
      )}
      {action && <div className="kui:mt-2.5">{action}</div>}
    </div>
  )
}
