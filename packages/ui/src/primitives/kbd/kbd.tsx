import type { ComponentProps } from 'react'
import { cx } from '../../internal/cx'

export type KbdProps = ComponentProps<'kbd'> & {
  /** Colours for the sign background, as in a tooltip. @default false */
  onSign?: boolean
}

/** A key name. No ARIA pattern: it is read as text. */
export function Kbd({ onSign = false, className, ...rest }: KbdProps) {
  return (
    <kbd
      data-slot="kbd"
      data-on-sign={onSign || undefined}
      className={cx(
        'kui:inline-block kui:rounded-[3px] kui:border kui:border-line kui:bg-surface kui:px-1.25 kui:font-sans kui:text-[11px] kui:leading-4 kui:text-fg-subtle',
        'kui:data-[on-sign]:border-0 kui:data-[on-sign]:bg-transparent kui:data-[on-sign]:px-0 kui:data-[on-sign]:text-xs kui:data-[on-sign]:text-sign-muted',
        className,
      )}
      {...rest}
    />
  )
}
