import { Button, Tooltip } from '@kiosk-admin/ui'
import { Lock } from 'lucide-react'
import { type ComponentProps, useId } from 'react'

export type LockedButtonProps = Omit<ComponentProps<typeof Button>, 'icon' | 'disabled' | 'onClick'> & {
  /** Why the action is unavailable; shown as tooltip and description. */
  reason: string
}

/** Button of an action that the user has no permission for. Stays visible and explains why. */
export function LockedButton({ reason, children, ...rest }: LockedButtonProps) {
  const reasonId = useId()
  return (
    <Tooltip content={reason}>
      <Button
        // `disabled` would remove it from the tab order, and with it the reason
        aria-disabled
        aria-describedby={reasonId}
        icon={<Lock size={16} strokeWidth={1.5} aria-hidden="true" />}
        {...rest}
      >
        {children}
        <span id={reasonId} hidden>
          {reason}
        </span>
      </Button>
    </Tooltip>
  )
}
