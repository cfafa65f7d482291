import { ContentForm, TextField } from '@kiosk-admin/ui'
import { useFieldInfo } from '../../shared/content/fields'
import { MapField } from '../../shared/content/map-field'

/** The address in words and the place on the map; what a search finds is both. */
export function AddressField() {
  const { label, maxLength } = useFieldInfo('address')
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
          <MapField name="location" shared address={value ?? undefined} onAddress={onValueChange} />
        </>
      )}
    </ContentForm.Field>
  )
}
