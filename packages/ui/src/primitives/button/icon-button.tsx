import type { ReactNode } from 'react'
import { cx } from '../../internal/cx'
import { Tooltip } from '../tooltip/tooltip'
import { Button, type ButtonProps } from './button'

export type IconButtonProps = Omit<ButtonProps, 'icon' | 'children'> & {
  /** The action: accessible name and tooltip. */
  label: string
  icon: ReactNode
  /** The keyboard shortcut, shown in the tooltip. */
  shortcut?: string
}

export const iconButtonWidth = {
  small: 'kui:w-(--k-control-sm)',
  normal: 'kui:w-(--k-control)',
  large: 'kui:w-(--k-control-lg)',
}

/** An icon button for well-known actions (WAI-ARIA button, with a tooltip of its name). */
export function IconButton({ label, icon, shortcut, variant = 'quiet', size, className, ...rest }: IconButtonProps) {
  return (
    <Tooltip content={label} {...(shortcut ? { shortcut } : {})}>
      <Button
        aria-label={label}
        variant={variant}
        size={size}
        icon={icon}
        className={cx('kui:shrink-0 kui:px-0', iconButtonWidth[size ?? 'normal'], className)}
        {...rest}
        data-slot="icon-button"
      />
    </Tooltip>
  )
}
