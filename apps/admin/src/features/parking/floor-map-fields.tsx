import type { RecordOf } from '@kiosk-admin/api-client'
import { ContentForm, LocalisedField, NumberField } from '@kiosk-admin/ui'
import { useFieldInfo } from '../../shared/content/editor/fields'
import { useFormRecord } from '../../shared/content/editor/form-record'
import { useMessages } from '../../shared/i18n/i18n'
import { kitLanguages } from '../../shared/i18n/kit-languages'
import { languageDisplay } from '../../shared/i18n/language'
import { emptyMap } from './floor-map'
import { floorMessages } from './floor-messages'

type Map = RecordOf<'floor'>['map']

type FieldProps = Parameters<typeof ContentForm.Field<Map>>[0]

/** How what is drawn of the map merges, where it is edited. */
export type MapDrawing = Pick<FieldProps, 'merge' | 'describe'>

/** Two first values of a map merge. */
const merge = { blank: { '': emptyMap } }

/** The level of a floor and its name in directions. They are parts of its map, which exists with the first of them. */
export function FloorMapFields({ drawing }: { drawing?: MapDrawing | undefined }) {
  const t = useMessages(floorMessages)
  const { label } = useFieldInfo('map')
  const { languages } = useFormRecord()
  const format = (map: Map) =>
    map
      ? t('floors.drawn', {
          level: map.ordinal,
          walkways: map.walkways.length,
          obstacles: map.obstacles.length,
          amenities: map.amenities.length,
        })
      : ''
  const describe: FieldProps['describe'] = (conflict) => {
    const [, part, code] = conflict.path.split('.')
    const versions = { mine: String(conflict.mine ?? ''), theirs: String(conflict.theirs ?? '') }
    if (part === 'ordinal') return { name: t('floors.ordinal'), ...versions }
    const language = languages.find((one) => one === code)
    if (part === 'spoken' && language) {
      return { name: `${t('floors.spoken')} (${languageDisplay[language].label})`, ...versions }
    }
    return drawing?.describe?.(conflict)
  }
  return (
    <ContentForm.Field<Map>
      name="map"
      label={label}
      format={format}
      merge={drawing?.merge ?? merge}
      describe={describe}
    >
      {({ id, ref, onBlur, value: map, onValueChange, error, readOnlyReason }) => (
        // biome-ignore lint/a11y/useSemanticElements: errors of the map lead here, and a fieldset takes no part in the layout
        <div id={id} ref={ref} role="group" aria-label={label} className="flex flex-col gap-4.5">
          <NumberField
            label={t('floors.ordinal')}
            hint={t('floors.hint.ordinal')}
            value={map?.ordinal ?? null}
            onValueChange={(ordinal) => {
              // a map has a level
              if (ordinal !== null || map) onValueChange({ ...(map ?? emptyMap), ordinal: ordinal ?? 0 })
            }}
            onBlur={onBlur}
            decimals={2}
            min={-100}
            max={200}
            error={error}
            readOnlyReason={readOnlyReason}
          />
          <LocalisedField
            label={t('floors.spoken')}
            hint={t('floors.hint.spoken')}
            languages={kitLanguages(languages)}
            counter={120}
            value={map?.spoken ?? {}}
            onValueChange={(spoken) => onValueChange({ ...(map ?? emptyMap), spoken })}
            readOnlyReason={readOnlyReason}
          />
        </div>
      )}
    </ContentForm.Field>
  )
}
