import { contentTypes, type RecordOf } from '@kiosk-admin/api-client'
import { Button, ContentForm, Field, Select } from '@kiosk-admin/ui'
import { Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useOptions } from '../../data/content/use-list'
import { useLocalisedText } from '../../data/malls/use-localised-text'
import { useFieldInfo } from '../../shared/content/editor/fields'
import { FloorSpot } from '../../shared/floor-plan/floor-spot'
import { useMessages } from '../../shared/i18n/i18n'
import { connectorMessages } from './messages'

type Stop = RecordOf<'connector'>['stops'][number]

const middle = { x: 0.5, y: 0.5 }

/** The floors of a connector, each with its place on the plan; no floor is offered twice. */
export function StopsField() {
  const t = useMessages(connectorMessages)
  const textIn = useLocalisedText()
  const { label, required } = useFieldInfo('stops')
  const { data } = useOptions(contentTypes.floor)
  const floors = data?.map(({ id, name }) => ({ value: id, label: textIn(name) })) ?? []
  const nameOf = (id: string) => floors.find(({ value }) => value === id)?.label ?? '…'
  return (
    <ContentForm.Field<Stop[]>
      name="stops"
      label={label}
      required={required}
      format={(stops) => stops.map(({ floorId }) => nameOf(floorId)).join(', ')}
    >
      {({ value, onValueChange, lang: _, name: __, ...field }) => {
        const free = floors.filter((floor) => !value.some(({ floorId }) => floorId === floor.value))
        const put = (index: number, stop: Stop) => onValueChange(value.map((one, at) => (at === index ? stop : one)))
        return (
          <Field
            {...field}
            group
            hint={data?.length === 0 ? t('connectors.stop.noFloors') : t('connectors.hint.stops')}
          >
            <div className="flex flex-col gap-5">
              {value.map((stop, index) => (
                <StopFields
                  key={stop.floorId}
                  stop={stop}
                  floors={floors.filter(({ value: id }) => id === stop.floorId || free.some((one) => one.value === id))}
                  name={nameOf(stop.floorId)}
                  readOnlyReason={field.readOnlyReason}
                  onChange={(next) => put(index, next)}
                  onRemove={() => onValueChange(value.filter((one) => one !== stop))}
                />
              ))}
              {free[0] && !field.readOnlyReason && (
                <Button
                  className="self-start"
                  icon={<Plus size={16} strokeWidth={1.5} aria-hidden="true" />}
                  onClick={() => onValueChange([...value, { floorId: free[0]?.value ?? '', at: middle }])}
                >
                  {t('connectors.stop.add')}
                </Button>
              )}
            </div>
          </Field>
        )
      }}
    </ContentForm.Field>
  )
}

type StopProps = {
  stop: Stop
  floors: readonly { value: string; label: string }[]
  name: string
  readOnlyReason: ReactNode
  onChange: (stop: Stop) => void
  onRemove: () => void
}

function StopFields({ stop, floors, name, readOnlyReason, onChange, onRemove }: StopProps) {
  const t = useMessages(connectorMessages)
  return (
    <fieldset aria-label={name} className="m-0 flex min-w-0 flex-col gap-3 border-0 border-t border-line p-0 pt-3">
      <div className="flex items-start gap-2">
        <Select
          className="grow"
          label={t('connectors.stop.floor')}
          options={floors.length > 0 ? floors : [{ value: stop.floorId, label: name }]}
          value={stop.floorId}
          readOnlyReason={readOnlyReason}
          // the place is one on the former floor's picture
          onValueChange={(floorId) => onChange({ floorId, at: middle })}
        />
        {!readOnlyReason && (
          <Button
            // beside the control, below the height of its label
            className="mt-6"
            icon={<Trash2 size={16} strokeWidth={1.5} aria-hidden="true" />}
            aria-label={t('connectors.stop.remove', { floor: name })}
            onClick={onRemove}
          />
        )}
      </div>
      <FloorSpot
        id={`stop-${stop.floorId}`}
        label={t('connectors.stop.at')}
        floorId={stop.floorId}
        value={stop.at}
        onValueChange={(at) => onChange({ ...stop, at })}
        error={undefined}
        readOnlyReason={readOnlyReason}
      />
    </fieldset>
  )
}
