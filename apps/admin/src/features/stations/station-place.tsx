import type { Station } from '@kiosk-admin/api-client'
import { Button, ContentForm, Field, Slider } from '@kiosk-admin/ui'
import type { ReactNode } from 'react'
import { CombinedFields } from '../../shared/content/editor/combined-fields'
import { FloorSpot, groupOf } from '../../shared/floor-plan/floor-spot'
import { floorPlanMessages } from '../../shared/floor-plan/messages'
import { useMessages } from '../../shared/i18n/i18n'

type Place = Pick<Station, 'position' | 'bearing'>

const names = ['position', 'bearing'] as const
const percent = (part: number) => Math.round(part * 100)
const inDegrees = (bearing: number) => `${bearing}°`

/** Fields for the position of a station on the plan of its floor, and for the direction of its screen. */
export function StationPlace({ mallId }: { mallId: string }) {
  const t = useMessages(floorPlanMessages)
  return (
    <ContentForm.Value<string | null> name="floorId">
      {(floorId) => (
        <CombinedFields<Place>
          names={names}
          format={{
            position: (at) => (at ? t('floorPlan.spot.at', { x: percent(at.x), y: percent(at.y) }) : ''),
            bearing: (bearing) => (bearing === null ? t('floorPlan.bearing.unknown') : inDegrees(bearing)),
          }}
        >
          {({ position, bearing }) => (
            <>
              {floorId ? (
                <FloorSpot
                  id={position.id}
                  label={position.label}
                  floorId={floorId}
                  mallId={mallId}
                  value={position.value}
                  bearing={bearing.value}
                  onValueChange={position.onValueChange}
                  onRemove={() => {
                    position.onValueChange(null)
                    bearing.onValueChange(null)
                  }}
                  error={position.error}
                  readOnlyReason={position.readOnlyReason}
                />
              ) : (
                <Field
                  group
                  id={position.id}
                  label={position.label}
                  error={position.error}
                  hint={t('floorPlan.bearing.floorFirst')}
                >
                  <fieldset {...groupOf(position.id)} className="m-0 border-0 p-0" />
                </Field>
              )}
              <Bearing {...bearing} />
            </>
          )}
        </CombinedFields>
      )}
    </ContentForm.Value>
  )
}

type BearingProps = {
  id: string
  label: ReactNode
  error: string | undefined
  readOnlyReason: ReactNode
  value: number | null
  onValueChange: (bearing: number | null) => void
}

/** The direction that a screen faces, turned by dragging or arrow keys; or that it is not known. */
function Bearing({ value, onValueChange, ...field }: BearingProps) {
  const t = useMessages(floorPlanMessages)
  const { id, label, error, readOnlyReason } = field
  if (value === null) {
    return (
      <Field group id={id} label={label} error={error} hint={t('floorPlan.bearing.hint')}>
        <fieldset {...groupOf(id)} className="m-0 border-0 p-0 text-sm outline-none">
          {readOnlyReason ? (
            t('floorPlan.bearing.unknown')
          ) : (
            <Button size="small" onClick={() => onValueChange(0)}>
              {t('floorPlan.bearing.choose')}
            </Button>
          )}
        </fieldset>
      </Field>
    )
  }
  return (
    <div className="flex flex-col gap-2">
      <Slider
        id={id}
        label={label}
        error={error}
        readOnlyReason={readOnlyReason}
        hint={t('floorPlan.bearing.hint')}
        min={0}
        max={359}
        format={inDegrees}
        value={value}
        onValueChange={onValueChange}
      />
      {!readOnlyReason && (
        <Button size="small" className="self-start" onClick={() => onValueChange(null)}>
          {t('floorPlan.bearing.unknown')}
        </Button>
      )}
    </div>
  )
}
