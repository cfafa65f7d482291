import { cva } from 'class-variance-authority'
import { CircleAlert, Info, Lock, Send, TriangleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../internal/cx'

const note = cva('kui:flex kui:items-start kui:gap-2.5 kui:rounded-md kui:px-3 kui:py-2.5 kui:text-sm kui:text-fg', {
  variants: {
    tone: {
      info: 'kui:bg-info-soft kui:[&>svg]:text-info-text',
      pending: 'kui:bg-pending-soft kui:[&>svg]:text-pending-text',
      warning: 'kui:bg-warning-soft kui:[&>svg]:text-warning-text',
      error: 'kui:bg-danger-soft kui:[&>svg]:text-danger-text',
      locked: 'kui:bg-sunken kui:[&>svg]:text-fg-muted',
    },
  },
  defaultVariants: { tone: 'info' },
})

const icons = { info: Info, pending: Send, warning: TriangleAlert, error: CircleAlert, locked: Lock }

export type NoteProps = ComponentProps<'div'> & {
  /** `pending` marks unpublished content, `locked` read-only content. @default 'info' */
  tone?: 'info' | 'pending' | 'warning' | 'error' | 'locked'
  /** A button or link at the end. */
  action?: ReactNode
}

/** A message in the flow of the page. Errors have `role="alert"`, unless another role is given. */
export function Note({ tone, action, className, children, ...rest }: NoteProps) {
  const Icon = icons[tone ?? 'info']
  return (
    <div
      data-slot="note"
      {...(tone === 'error' ? { role: 'alert' } : {})}
      className={cx(note({ tone }), className)}
      {...rest}
    >
      <Icon size={16} strokeWidth={1.5} aria-hidden="true" className="kui:mt-px kui:shrink-0" />
      <span className="kui:min-w-0 kui:flex-1">{children}</span>
      {action}
    </div>
  )
}
