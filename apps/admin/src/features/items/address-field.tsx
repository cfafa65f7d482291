import { ContentForm, TextField } from '@kiosk-admin/ui'
import { useGround } from '../../data/malls/use-floor-plans'
import { useFieldInfo } from '../../shared/content/editor/fields'
import { MapField } from '../../shared/content/editor/map-field'
import { SpotOnPlan } from '../../shared/floor-plan/spot-on-plan'
import { useMallId } from '../../shared/session/session'

/**
 * The address as text and as a place on the map; picking a search result sets both. Without a map, the position on the
 * floor plan.
 */
export function AddressField() {
  const { label, maxLength } = useFieldInfo('address')
  const ground = useGround(useMallId())
  return (
    <ContentForm.Field<string | null> name="address" label={label}>
      {({ value, onValueChange, ...field }) => (
        <>
          <TextField
            {...field}
            value={value ?? ''}
            onValueChange={(text) => onValueChange(text || null)}
            {...(maxLength ? { counter: maxLength } : {})}
          />
          {ground.kind === 'plans' && (
            <ContentForm.Value<string | null> name="areaId">
              {(areaId) => <SpotOnPlan plans={ground.plans} code={areaId ?? ''} name="" areaId={areaId} />}
            </ContentForm.Value>
          )}
          <MapField
            name="location"
            shared
            drawn={ground.kind === 'map' || ground.kind === 'none'}
            address={value ?? undefined}
            onAddress={onValueChange}
          />
        </>
      )}
    </ContentForm.Field>
  )
}
