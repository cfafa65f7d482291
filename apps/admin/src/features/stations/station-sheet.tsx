import { may } from '@kiosk-admin/api-client'
import { SideSheet, useContentForm } from '@kiosk-admin/ui'
import { MapPicker, type MapValue } from '@kiosk-admin/ui/map'
import { useState } from 'react'
import { usePermissions } from '../../data/use-mall'
import { type ListedStation, useFloorsOf, useStationActions, useStationsOf } from '../../data/use-stations'
import { useTextIn } from '../../data/use-text-in'
import { ChoiceField, LineField } from '../../shared/content/fields'
import { FormRecordContext } from '../../shared/content/form-record'
import { useMap } from '../../shared/content/map-field'
import { outcomeOf, valuesOf } from '../../shared/content/record-values'
import { Together } from '../../shared/content/together'
import { leaveDialog, useDialog } from '../../shared/dialog'
import { useTexts } from '../../shared/i18n'
import { CopyField } from '../../shared/record/copy-field'
import { focusFirstField, RecordForm } from '../../shared/record/record-form'
import { RecordProblem } from '../../shared/record/record-problem'
import { useSession } from '../../shared/session'
import { toastDone } from '../../shared/toasts'
import { stationMessages } from './messages'
import { newStation, stationKind, stationSchema } from './station-kind'

type StationSheetProps = {
  mallId: string
  onCreated: (station: ListedStation) => void
}

/** The dialog `station`, over the list, open while the address names it. */
export function StationSheet({ mallId, onCreated }: StationSheetProps) {
  const t = useTexts(stationMessages)
  const { open, id } = useDialog('station')
  const { data: stations, error, retry } = useStationsOf(mallId)
  const station = stations?.find((one) => one.id === id)
  const ready = id === undefined || station !== undefined
  return (
    <SideSheet.Root open={open} onOpenChange={leaveDialog}>
      <SideSheet.Content aria-describedby={undefined} onOpenAutoFocus={focusFirstField}>
        {ready ? (
          <Editor key={id ?? 'new'} mallId={mallId} station={station} onCreated={onCreated} />
        ) : (
          <RecordProblem title={t('stations.edit')} loaded={stations !== undefined} error={error} onRetry={retry} />
        )}
      </SideSheet.Content>
    </SideSheet.Root>
  )
}

type EditorProps = StationSheetProps & { station: ListedStation | undefined }

function Editor({ mallId, station, onCreated }: EditorProps) {
  const t = useTexts(stationMessages)
  const form = useStationForm({ mallId, station, onCreated })
  const textIn = useTextIn()
  const { data: floors } = useFloorsOf(mallId)
  const { id } = form.values()
  const labelOf = (field: string) => t(`stations.fields.${field as keyof typeof stationMessages.texts.stations.fields}`)
  const record = station?.updatedAt && station.updatedBy ? station : undefined
  return (
    <RecordForm
      form={form}
      title={station ? `${station.code} ${station.name}` : t('stations.new')}
      record={record as Parameters<typeof RecordForm>[0]['record']}
      submit={station ? undefined : t('stations.create')}
    >
      <FormRecordContext value={{ id, type: stationKind, languages: [], labelOf }}>
        <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] gap-x-8 gap-y-4.5 max-md:grid-cols-1">
          <div className="flex flex-col gap-4.5">
            <LineField name="code" hint={t('stations.hint.code')} first={!station} />
            <LineField name="name" />
            <LineField name="areaId" hint={t('stations.hint.areaId')} />
            <ChoiceField
              name="floorId"
              none={t('stations.noFloor')}
              options={floors?.map((floor) => ({ value: floor.id, label: textIn(floor.name) }))}
            />
            {station && <CopyField label={t('stations.fields.id')} value={id} />}
          </div>
          <LocationField stored={station !== undefined} />
        </div>
      </FormRecordContext>
    </RecordForm>
  )
}

function useStationForm({ mallId, station, onCreated }: EditorProps) {
  const t = useTexts(stationMessages)
  const { save } = useStationActions(mallId)
  const userId = useSession()?.userId ?? ''
  const { data: permissions } = usePermissions()
  const [initial] = useState(() => (station ? valuesOf(stationKind, station) : newStation()))
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
        // without a key it is no more than a name
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

/** Where it stands: two numbers of the record, one pin. A place that is stored changes only when staff say so. */
function LocationField({ stored }: { stored: boolean }) {
  const t = useTexts(stationMessages)
  const map = useMap()
  return (
    <Together<Position> names={names}>
      {({ latitude, longitude }) => (
        <MapPicker
          {...map}
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
    </Together>
  )
}
