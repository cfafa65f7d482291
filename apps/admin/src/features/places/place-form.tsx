import { contentTypes, type RecordOf } from '@kiosk-admin/api-client'
import { SegmentedControl, Select } from '@kiosk-admin/ui'
import { useRef } from 'react'
import { useOptions } from '../../data/content/use-list'
import { useLocalisedText } from '../../data/malls/use-localised-text'
import { CombinedFields } from '../../shared/content/editor/combined-fields'
import { LineField, StatusField } from '../../shared/content/editor/fields'
import { FormLayout } from '../../shared/content/editor/form-layout'
import { MapField } from '../../shared/content/editor/map-field'
import { PictureField } from '../../shared/content/editor/picture-field'
import { RichField } from '../../shared/content/editor/rich-field'
import { useChoices } from '../../shared/feature/known-features'
import { FloorSpot } from '../../shared/floor-plan/floor-spot'
import { floorPlanMessages } from '../../shared/floor-plan/messages'
import { useMessages } from '../../shared/i18n/i18n'

/** Name and category of a place, and its position on the map or on a floor's plan. */
export const Fields = () => (
  <FormLayout
    texts={
      <>
        <LineField name="name" first />
        <RichField name="description" />
        <WhereField />
      </>
    }
    aside={
      <>
        <StatusField />
        <PictureField name="imageId" fit="cover" />
      </>
    }
  />
)

type Where = Pick<RecordOf<'place'>, 'setting' | 'floorId' | 'position' | 'location'>
type Spot = Omit<Where, 'setting'>

const names = ['setting', 'floorId', 'position', 'location'] as const
const nowhere: Spot = { floorId: null, position: null, location: null }
const settings: readonly Where['setting'][] = ['outdoor', 'indoor']
const middle = { x: 0.5, y: 0.5 }

/** Outdoor places are on the map, indoor ones on a floor, never both. */
function WhereField() {
  const { labelOf } = useChoices('Place')
  const f = useMessages(floorPlanMessages)
  const textIn = useLocalisedText()
  const { data } = useOptions(contentTypes.floor)
  const floors = data?.map(({ id, name }) => ({ value: id, label: textIn(name) }))
  const nameOf = (id: string | null) => floors?.find(({ value }) => value === id)?.label ?? f('floorPlan.spot.noFloor')
  const percent = (part: number) => Math.round(part * 100)
  // restores the former position when the user switches back
  const former = useRef(nowhere)
  return (
    <CombinedFields<Where>
      names={names}
      format={{
        setting: (setting) => (setting ? labelOf('setting', setting) : ''),
        floorId: nameOf,
        position: (at) => (at ? f('floorPlan.spot.at', { x: percent(at.x), y: percent(at.y) }) : ''),
        location: (at) => (at ? `${at.latitude}, ${at.longitude}` : ''),
      }}
    >
      {({ setting, floorId, position, location }) => {
        const setSpot = (spot: Spot) => {
          floorId.onValueChange(spot.floorId)
          position.onValueChange(spot.position)
          location.onValueChange(spot.location)
        }
        const change = (next: Where['setting']) => {
          const back = former.current
          former.current = { floorId: floorId.value, position: position.value, location: location.value }
          setting.onValueChange(next)
          setSpot(next === 'outdoor' ? { ...nowhere, location: back.location } : { ...back, location: null })
        }
        return (
          <>
            <SegmentedControl
              label={setting.label}
              required
              id={setting.id}
              ref={setting.ref}
              error={setting.error}
              readOnlyReason={setting.readOnlyReason}
              value={setting.value ?? ''}
              onValueChange={change}
              options={settings.map((value) => ({ value, label: labelOf('setting', value) }))}
            />
            {setting.value === 'outdoor' && <MapField name="location" />}
            {setting.value === 'indoor' && (
              <>
                <Select
                  label={floorId.label}
                  id={floorId.id}
                  ref={floorId.ref}
                  error={floorId.error}
                  readOnlyReason={floorId.readOnlyReason}
                  options={floors ?? (floorId.value ? [{ value: floorId.value, label: '…' }] : [])}
                  placeholder={f('floorPlan.spot.noFloor')}
                  value={floorId.value ?? ''}
                  onValueChange={(id) => setSpot({ ...nowhere, ...(id ? { floorId: id, position: middle } : {}) })}
                />
                {floorId.value && (
                  <FloorSpot
                    id={position.id}
                    label={position.label}
                    floorId={floorId.value}
                    value={position.value ?? middle}
                    onValueChange={position.onValueChange}
                    error={position.error}
                    readOnlyReason={position.readOnlyReason}
                  />
                )}
              </>
            )}
          </>
        )
      }}
    </CombinedFields>
  )
}
