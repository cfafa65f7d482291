import type { FloorPlan } from '@kiosk-admin/api-client'
import { Button, ContentForm, Note, TextField } from '@kiosk-admin/ui'
import { MapPin } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useLocalisedText } from '../../data/malls/use-localised-text'
import { usePlans } from '../../data/malls/use-plans'
import { useFieldInfo } from '../content/editor/fields'
import { useFormRecord } from '../content/editor/form-record'
import { useMessages } from '../i18n/i18n'
import { loadCode } from '../i18n/load-code'
import { namesIn } from './area-choices'
import { floorPlanMessages } from './messages'
import { useTenants } from './use-tenants'

const AreaDialog = lazy(async () => ({ default: (await loadCode(() => import('./area-dialog'))).AreaDialog }))

/** The code of an area, typed, or chosen by pressing the area on a floor's plan. */
export function AreaField({ hint }: { hint: ReactNode }) {
  const t = useMessages(floorPlanMessages)
  const { label, maxLength } = useFieldInfo('areaId')
  const { id } = useFormRecord()
  const { data: plans = [] } = usePlans()
  const [choosing, setChoosing] = useState(false)
  const drawn = plans.filter(({ areas }) => areas.length > 0)
  return (
    <ContentForm.Field<string | null> name="areaId" label={label}>
      {({ value, onValueChange, ...field }) => (
        <div className="flex flex-col gap-2">
          <TextField
            {...field}
            hint={hint}
            value={value ?? ''}
            onValueChange={(text) => onValueChange(text || null)}
            {...(maxLength ? { counter: maxLength } : {})}
          />
          {value && <Occupants areaId={value} recordId={id} plans={plans} />}
          {drawn.length > 0 && !field.readOnlyReason && (
            <Button
              size="small"
              className="self-start"
              icon={<MapPin size={16} strokeWidth={1.5} aria-hidden="true" />}
              onClick={() => setChoosing(true)}
            >
              {t('floorPlan.area.choose')}
            </Button>
          )}
          {choosing && (
            <Suspense>
              <AreaDialog
                plans={drawn}
                value={value}
                recordId={id}
                onChoose={(areaId) => {
                  onValueChange(areaId)
                  setChoosing(false)
                }}
                onClose={() => setChoosing(false)}
              />
            </Suspense>
          )}
        </div>
      )}
    </ContentForm.Field>
  )
}

type OccupantsProps = { areaId: string; recordId: string; plans: readonly FloorPlan[] }

/** Says who else is at the area. It is allowed: a new tenant may be entered before the last one leaves. */
function Occupants({ areaId, recordId, plans }: OccupantsProps) {
  const t = useMessages(floorPlanMessages)
  const textIn = useLocalisedText()
  const { occupants } = useTenants()
  const others = occupants.filter(({ id }) => id !== recordId)
  const names = namesIn(
    areaId,
    plans,
    others.map(({ areaId, name }) => ({ areaId, name: textIn(name) })),
  )
  return (
    <div role="status">
      {names.length > 0 && (
        <Note tone="info">{t('floorPlan.area.isIn', { names: names.join(', '), count: names.length, areaId })}</Note>
      )}
    </div>
  )
}
