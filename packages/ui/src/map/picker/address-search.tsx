import { MapPin } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { en as fields } from '#labels/fields'
import { en, type MapLabels } from '#labels/map'
import { Combobox } from '../../fields/combobox/combobox'
import type { LoadOptions } from '../../fields/combobox/use-loaded-options'
import { useLabels } from '../../internal/hooks/use-labels'
import { useKioskUi } from '../../theme/context'
import type { Place, SearchPlaces } from '../providers/places'
import type { MapPickerState } from './use-map-picker'

type AddressSearchProps = {
  picker: MapPickerState
  searchPlaces: SearchPlaces
  locked: boolean
  disabled: boolean
  labels: Partial<MapLabels> | undefined
}

/** Delay in milliseconds: public geocoders ask for fewer requests. */
const PAUSE = 300

/** Searches positions by address; outdated requests are aborted. */
export function AddressSearch({ picker, searchPlaces, locked, disabled, labels }: AddressSearchProps) {
  const t = useLabels('map', en, labels)
  const words = useLabels('fields', fields)
  const { locale } = useKioskUi()
  const found = useRef(new Map<string, Place>())
  const loadOptions: LoadOptions = async (text, signal) => {
    if (text === '') return []
    const places = await searchPlaces(text, { signal, language: locale })
    for (const place of places) found.current.set(place.id, place)
    return places.map(({ id, name, detail }) => ({
      value: id,
      label: name,
      ...(detail === undefined ? {} : { description: detail }),
    }))
  }
  const combobox = useMemo(() => ({ ...words.combobox, nothing: t.noAddress }), [words, t])
  const { problem } = picker
  return (
    <Combobox
      label={t.address}
      icon={<MapPin size={16} strokeWidth={1.5} aria-hidden="true" />}
      labels={{ combobox }}
      value={picker.value?.address ?? ''}
      onValueChange={(id) => {
        const place = found.current.get(id)
        if (place) void picker.choose(place)
        else if (id === '') picker.forgetAddress()
      }}
      loadOptions={loadOptions}
      loadAfter={PAUSE}
      clearable
      disabled={disabled}
      readOnlyReason={locked && !disabled}
      error={problem?.kind === 'noDetails' && <span role="alert">{t.noDetails(problem.name)}</span>}
    />
  )
}
