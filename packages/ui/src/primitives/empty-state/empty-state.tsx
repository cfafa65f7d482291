import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../internal/cx'
import { IconBadge } from '../icon-badge/icon-badge'

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** A pictogram of what will be here; without one, words alone say it. */
  icon?: ReactNode
  title: ReactNode
  /** What will be here, in a sentence. */
  children?: ReactNode
  /** The first step. */
  action?: ReactNode
  /** Makes the title a heading, where nothing else heads the page. */
  level?: 1 | 2 | 3
  /** @default 'empty' */
  tone?: 'empty' | 'nothing-found' | 'no-access' | 'error'
}

const iconVariants = { empty: 'sign', 'nothing-found': 'sunken', 'no-access': 'sunken', error: 'danger' } as const

/** Says what will be here, or why nothing is, and offers the first step. */
export function EmptyState({
  icon,
  title,
  action,
  level,
  tone = 'empty',
  className,
  children,
  ...rest
}: EmptyStateProps) {
  const Title = level ? (`h${level}` as const) : 'p'
  return (
    <div
      data-slot="empty-state"
      data-tone={tone}
      className={cx('kui:flex kui:flex-col kui:items-center kui:gap-1.5 kui:px-6 kui:py-8 kui:text-center', className)}
      {...rest}
    >
      {icon && (
        <IconBadge variant={iconVariants[tone]} aria-hidden="true" className="kui:mb-2">
          {icon}
        </IconBadge>
      )}
      <Title data-slot="empty-state-title" className="kui:text-[15px] kui:leading-5 kui:font-bold kui:text-fg-strong">
        {title}
      </Title>
      {children && (
        <p data-slot="empty-state-text" className="kui:max-w-80 kui:text-sm kui:text-pretty kui:text-fg-muted">
          {children}
        </p>
      )}
      {action && <div className="kui:mt-2.5">{action}</div>}
    </div>
  )
}
