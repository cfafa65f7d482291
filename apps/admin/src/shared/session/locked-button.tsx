import { Button, type ButtonProps, Tooltip } from '@kiosk-admin/ui'
import { Lock } from 'lucide-react'

export type LockedButtonProps = Omit<ButtonProps, 'icon' | 'disabled' | 'onClick'> & {
  /** Why it may not be pressed. */
  reason: string
}

/** A button that this user may not press: in its place, locked, and it says why, so that nobody looks for it. */
export const LockedButton = ({ reason, ...rest }: LockedButtonProps) => (
  <Tooltip content={reason}>
    <Button
      // not `disabled`: nobody could reach it to learn why
      aria-disabled
      aria-description={reason}
      icon={<Lock size={16} strokeWidth={1.5} aria-hidden="true" />}
      {...rest}
    />
  </Tooltip>
)
