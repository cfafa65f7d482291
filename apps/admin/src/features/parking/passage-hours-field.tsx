import type { FloorHoursField } from '@kiosk-admin/ui/floor-plan'
import { lazy, Suspense } from 'react'
import { loadCode } from '../../shared/i18n/load-code'

const PassageHours = lazy(async () => ({
  default: (await loadCode(() => import('../../shared/content/editor/passage-hours'))).PassageHours,
}))

/** The hours of a door or walkway. Few have any, and the editor of hours is large. */
export const passageHours: FloorHoursField = (field) => <PassageHoursField {...field} />

function PassageHoursField({ value, onValueChange, readOnly }: Parameters<FloorHoursField>[0]) {
  return (
    <Suspense>
      <PassageHours
        value={value ?? null}
        onValueChange={(hours) => onValueChange(hours ?? undefined)}
        readOnlyReason={readOnly}
      />
    </Suspense>
  )
}
