import { may } from '@kiosk-admin/api-client'
import { useContentForm } from '@kiosk-admin/ui'
import { MapPicker, type MapValue } from '@kiosk-admin/ui/map'
import { useState } from 'react'
import { type Ground, useGround } from '../../data/malls/use-floor-plans'
import { useLocalisedText } from '../../data/malls/use-localised-text'
import { useMall, usePermissions } from '../../data/malls/use-mall'
import { usePlans } from '../../data/malls/use-plans'
import { type ListedStation, useFloorsOf, useStationActions } from '../../data/malls/use-stations'
import { CombinedFields } from '../../shared/content/editor/combined-fields'
import { ChoiceField, LineField } from '../../shared/content/editor/fields'
import { FieldsWhenReady } from '../../shared/content/editor/form-layout'
import { FormRecordContext } from '../../shared/content/editor/form-record'
import { useMap } from '../../shared/content/editor/map-field'
import { outcomeOf, valuesOf } from '../../shared/content/editor/record-values'
import { floorPlanMessages } from '../../shared/floor-plan/messages'
import { NoPhonesNote } from '../../shared/floor-plan/no-phones-note'
import { SpotOnPlan } from '../../shared/floor-plan/spot-on-plan'
import { useMessages } from '../../shared/i18n/i18n'
import { CopyField } from '../../shared/record/copy-field'
import { RecordForm } from '../../shared/record/record-form'
import { useSession } from '../../shared/session/session'
import { toastDone } from '../../shared/toasts/toasts'
import { stationMessages } from './messages'
import { leaveSettings } from './station-dialogs'
import { newStation, stationKind, stationSchema } from './station-kind'
import { StationPlace } from './station-place'

type StationFormProps = {
  mallId: string
  /** Undefined for a new station. */
  station: ListedStation | undefined
  onCreated: (station: ListedStation) => void
}

/** The settings of a station. */
export function StationForm({ mallId, station, onCreated }: StationFormProps) {
  const t = useMessages(stationMessages)
  const form = useStationForm({ mallId, station, onCreated })
  const textIn = useLocalisedText()
  const { data: floors } = useFloorsOf(mallId)
  const ground = useGround(mallId)
  const plans = usePlans(mallId)
  const { id } = form.values()
  const labelOf = (field: string) => t(`stations.fields.${field as (typeof stationKind.fieldNames)[number]}`)
  const { updatedAt, updatedBy } = station ?? {}
  return (
    <RecordForm
      form={form}
      title={station ? `${station.code} ${station.name}` : t('stations.new')}
      record={updatedAt && updatedBy ? { updatedAt, updatedBy } : undefined}
      submit={station ? undefined : t('stations.create')}
      onClose={leaveSettings}
    >
      <FormRecordContext value={{ id, type: stationKind, languages: [], labelOf }}>
        <FieldsWhenReady ready={ground.kind !== 'loading' && !plans.loading}>
          <div
            // the sheet was already open: the element with the focus was removed with the former view
            ref={focusFirstInput}
            className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] gap-x-8 gap-y-4.5 max-md:grid-cols-1"
          >
            <div className="flex flex-col gap-4.5">
              <LineField name="code" hint={t('stations.hint.code')} first={!station} />
              <LineField name="name" />
              <LineField name="areaId" hint={t('stations.hint.areaId')} />
              <ChoiceField
                name="floorId"
                none={t('stations.noFloor')}
                options={floors?.map((floor) => ({ value: floor.id, label: textIn(floor.name) }))}
                // the place is one on the former floor's picture
                onChosen={() => {
                  form.setValue('position', null)
                  form.setValue('bearing', null)
                }}
              />
              <StationPlace mallId={mallId} />
              <NoPhonesNote />
              {station && <CopyField label={t('stations.fields.id')} value={id} />}
            </div>
            <LocationField mallId={mallId} form={form} ground={ground} stored={station !== undefined} />
          </div>
        </FieldsWhenReady>
      </FormRecordContext>
    </RecordForm>
  )
}

function useStationForm({ mallId, station, onCreated }: StationFormProps) {
  const t = useMessages(stationMessages)
  const { save } = useStationActions(mallId)
  const userId = useSession()?.userId ?? ''
  const { data: permissions } = usePermissions(mallId)
  const location = useMall(mallId)?.location
  const [initial] = useState(() => (station ? valuesOf(stationKind, station) : newStation(location)))
  return useContentForm({
    initial,
    version: station?.version,
    schema: stationSchema,
    draft: { key: `mallStation:${station?.id ?? `new:${mallId}`}:${userId}` },
    ...(permissions && !may(permissions, 'Mall', 'write') ? { readOnlyReason: t('stations.reader') } : {}),
    async onSubmit({ id, ...body }, version) {
      try {
        const saved = await save({ id, body, version })
        toastDone(version === undefined ? 'created' : 'updated', `${saved.code} ${saved.name}`)
        // without a key the station cannot be paired, so the next step offers one
        if (version === undefined) onCreated(saved)
        return { saved: valuesOf(stationKind, saved), version: saved.version }
      } catch (error) {
        return outcomeOf(stationKind, error)
      }
    },
  })
}

type Position = { latitude: number | null; longitude: number | null }

const names = ['latitude', 'longitude'] as const

type LocationFieldProps = { mallId: string; form: ReturnType<typeof useStationForm>; ground: Ground; stored: boolean }

/**
 * The position: two fields of the record as one pin. A stored position changes only after a confirmation. Without a
 * map, the floor plan is shown instead.
 */
function LocationField({ mallId, form, ground, stored }: LocationFieldProps) {
  const t = useMessages(stationMessages)
  const f = useMessages(floorPlanMessages)
  const map = useMap(mallId)
  const [code, name, areaId, floorId] = form.watch(['code', 'name', 'areaId', 'floorId'])
  const location = (
    <CombinedFields<Position> names={names}>
      {({ latitude, longitude }) => (
        <MapPicker
          {...map}
          map={ground.kind === 'map' || ground.kind === 'none'}
          id={latitude.id}
          ref={latitude.ref}
          label={t('stations.fields.location')}
          labels={{ coordinates: t('stations.fields.coordinates') }}
          required
          confirmChange={stored}
          height={320}
          zoom={15}
          error={latitude.error ?? longitude.error}
          readOnlyReason={latitude.readOnlyReason}
          value={
            latitude.value === null || longitude.value === null ? null : { lat: latitude.value, lng: longitude.value }
          }
          onValueChange={(next: MapValue | null) => {
            latitude.onValueChange(next?.lat ?? null)
            longitude.onValueChange(next?.lng ?? null)
          }}
        />
      )}
    </CombinedFields>
  )
  return (
    <div className="flex min-w-0 flex-col gap-4.5">
      {ground.kind === 'plans' && (
        <SpotOnPlan
          plans={ground.plans}
          code={String(code)}
          name={String(name)}
          areaId={textOrNull(areaId)}
          floorId={textOrNull(floorId)}
        />
      )}
      {location}
      {ground.kind === 'none' && <p className="m-0 text-sm text-fg-muted">{f('floorPlan.noMap')}</p>}
    </div>
  )
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

const focusFirstInput = (fields: HTMLElement | null) =>
  fields?.querySelector<HTMLElement>('input:not([readonly])')?.focus()
