import { Switch } from '@kiosk-admin/ui'
import type { FloorHours } from '@kiosk-admin/ui/floor-plan'
import { noHours } from '@kiosk-admin/ui/headless'
import type { ComponentProps, ReactNode } from 'react'
import { useMessages } from '../../i18n/i18n'
import { HoursEditor } from './hours-field'
import { passageMessages } from './passage-messages'

/** Hours of what visitors pass: `null` is always open. */
export type PassageHoursValue = FloorHours | null

type PassageHoursProps = Pick<ComponentProps<typeof HoursEditor>, 'id' | 'ref' | 'error' | 'onBlur'> & {
  /** @default 'Open' */
  label?: ReactNode
  value: PassageHoursValue
  onValueChange: (value: PassageHoursValue) => void
  readOnlyReason: ReactNode
}

/** Always open, or the hours of each day of the week. */
export function PassageHours({ label, value, onValueChange, readOnlyReason, ...field }: PassageHoursProps) {
  const t = useMessages(passageMessages)
  return (
    <div className="flex flex-col gap-3">
      {value && (
        <HoursEditor
          {...field}
          label={label ?? t('passage.label')}
          readOnlyReason={readOnlyReason}
          show="week"
          value={{ week: value.week, exceptions: [] }}
          onValueChange={({ week }) => onValueChange({ ...value, week })}
        />
      )}
      <Switch
        label={t('passage.always')}
        hint={t('passage.hint')}
        readOnlyReason={readOnlyReason}
        value={!value}
        onValueChange={(always) => onValueChange(always ? null : noHours())}
      />
    </div>
  )
}
