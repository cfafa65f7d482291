import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../internal/cx'
import { IconBadge } from '../icon-badge/icon-badge'

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** An icon for the missing content; optional. */
  icon?: ReactNode
  title: ReactNode
  /** A sentence about the missing content. */
  children?: ReactNode
  /** A button for the first step. */
  action?: ReactNode
  /** Heading level of the title, for pages without another heading; otherwise a paragraph. */
  level?: 1 | 2 | 3
  /** @default 'empty' */
  tone?: 'empty' | 'nothing-found' | 'no-access' | 'error'
}

const iconVariants = { empty: 'sign', 'nothing-found': 'sunken', 'no-access': 'sunken', error: 'danger' } as const

/** Placeholder for missing content: a reason or description, and a first step. */
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
