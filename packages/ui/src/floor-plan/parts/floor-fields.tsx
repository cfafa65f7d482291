// The fields of each kind of item.

import { useState } from 'react'
import { LocalisedField } from '../../fields/localised-field/localised-field'
import { NumberField } from '../../fields/number-field/number-field'
import { Select } from '../../fields/select/select'
import { Switch } from '../../fields/switch/switch'
import { TextField } from '../../fields/text-field/text-field'
import {
  amenityKinds,
  type FloorArea,
  type FloorDoor,
  type FloorWalkway,
  isLength,
  MAX_AREA_ID,
  MAX_LABEL,
  MAX_METRES,
} from '../floor-plan'
import { type FloorItem, itemOf, withoutDefaults } from '../model/items'
import { type FloorParts, METRES } from './floor-parts'

type ItemFieldsProps = FloorParts & { item: FloorItem }

/** The fields of an item. */
export function ItemFields(props: ItemFieldsProps) {
  switch (props.item.kind) {
    case 'marker':
      return <MarkerFields {...props} />
    case 'area':
      return <AreaFields {...props} />
    case 'door':
      return <DoorFields {...props} />
    case 'walkway':
      return <WalkwayFields {...props} />
    case 'amenity':
      return <AmenityFields {...props} />
    case 'control':
      return <ControlFields {...props} />
    case 'connector':
      return <ConnectorFields {...props} />
    case 'scale':
      return <ScaleFields {...props} />
    default:
      return null
  }
}

/** New items have no name yet; the mark shows that one is required. */
function longText({ item, problemOf, t }: ItemFieldsProps): string | undefined {
  const problem = problemOf(item)?.problem
  return problem?.startsWith('long') ? t.problems[problem] : undefined
}

function MarkerFields(props: ItemFieldsProps) {
  const { item, state, t, languages, isLocked } = props
  const [first] = languages
  const wrong = longText(props)
  return (
    <LocalisedField
      label={t.markers.label}
      required
      languages={languages}
      counter={MAX_LABEL}
      value={itemOf(state.plan, 'marker', item.index)?.label ?? {}}
      onValueChange={(label) =>
        state.changeItem({ ...item, kind: 'marker' }, 'label', (marker) => ({ ...marker, label }))
      }
      readOnlyReason={isLocked(item)}
      {...(wrong && first ? { errors: { [first.code]: wrong } } : {})}
    />
  )
}

const areaDefaults = { use: 'tenant', through: false } as const

function AreaFields(props: ItemFieldsProps) {
  const { item, state, t, isLocked } = props
  const area = itemOf(state.plan, 'area', item.index)
  const locked = isLocked(item)
  const change = (part: keyof FloorArea, to: Partial<FloorArea>) =>
    state.changeItem({ ...item, kind: 'area' }, part, (before) => withoutDefaults({ ...before, ...to }, areaDefaults))
  return (
    <>
      <TextField
        label={t.areas.id}
        hint={t.areas.idHint}
        required
        counter={MAX_AREA_ID}
        value={area?.areaId ?? ''}
        onValueChange={(areaId) => change('areaId', { areaId })}
        error={longText(props)}
        readOnlyReason={locked}
      />
      {state.plan.map !== undefined && (
        <>
          <Select
            label={t.use}
            value={area?.use ?? 'tenant'}
            onValueChange={(use) => change('use', { use })}
            options={(['tenant', 'room', 'void'] as const).map((use) => ({ value: use, label: t.uses[use] }))}
            readOnlyReason={locked}
          />
          <Switch
            label={t.through}
            value={area?.through ?? false}
            onValueChange={(through) => change('through', { through })}
            readOnlyReason={locked}
          />
        </>
      )}
    </>
  )
}

function DoorFields({ item, state, t, isLocked, hoursField }: ItemFieldsProps) {
  const door = itemOf(state.plan, 'door', item.index)
  const locked = isLocked(item)
  if (!door) return null
  const change = (part: keyof FloorDoor, to: Partial<FloorDoor>) =>
    state.changeItem({ ...item, kind: 'door' }, part, (before) => withoutDefaults({ ...before, ...to }, {}))
  const kinds = ['open', 'automatic', 'swing', 'revolving'] as const
  const ways = [
    { value: 'both', label: t.doorWays.both },
    { value: 'in', label: t.doorWays.in },
    { value: 'out', label: t.doorWays.out },
  ] as const
  return (
    <>
      <Select
        label={t.kind}
        value={door.kind}
        onValueChange={(kind) => change('kind', { kind })}
        options={kinds.map((kind) => ({ value: kind, label: t.doorKinds[kind] }))}
        readOnlyReason={locked}
      />
      <MetresField
        label={t.width}
        t={t}
        value={door.width ?? null}
        onValueChange={(width) => change('width', { width: width ?? undefined })}
        locked={locked}
      />
      <Select
        label={t.doorWay}
        value={door.oneWay ?? 'both'}
        onValueChange={(way) => change('oneWay', { oneWay: way === 'both' ? undefined : way })}
        options={ways}
        readOnlyReason={locked}
      />
      <Switch
        label={t.stepFree}
        value={door.stepFree}
        onValueChange={(stepFree) => change('stepFree', { stepFree })}
        readOnlyReason={locked}
      />
      {hoursField?.({ value: door.hours, onValueChange: (hours) => change('hours', { hours }), readOnly: locked })}
    </>
  )
}

function WalkwayFields({ item, state, t, isLocked, hoursField }: ItemFieldsProps) {
  const walkway = itemOf(state.plan, 'walkway', item.index)
  const locked = isLocked(item)
  if (!walkway) return null
  const change = (part: keyof FloorWalkway, to: Partial<FloorWalkway>) =>
    state.changeItem({ ...item, kind: 'walkway' }, part, (before) =>
      withoutDefaults({ ...before, ...to }, { oneWay: false }),
    )
  return (
    <>
      <MetresField
        label={t.width}
        t={t}
        value={walkway.width ?? null}
        onValueChange={(width) => change('width', { width: width ?? undefined })}
        locked={locked}
      />
      <Switch
        label={t.stepFree}
        value={walkway.stepFree}
        onValueChange={(stepFree) => change('stepFree', { stepFree })}
        readOnlyReason={locked}
      />
      {walkway.shape === 'line' && (
        <Switch
          label={t.lineWay}
          value={walkway.oneWay ?? false}
          onValueChange={(oneWay) => change('oneWay', { oneWay })}
          readOnlyReason={locked}
        />
      )}
      {hoursField?.({ value: walkway.hours, onValueChange: (hours) => change('hours', { hours }), readOnly: locked })}
    </>
  )
}

function AmenityFields(props: ItemFieldsProps) {
  const { item, state, t, languages, isLocked } = props
  const amenity = itemOf(state.plan, 'amenity', item.index)
  const locked = isLocked(item)
  const [first] = languages
  const wrong = longText(props)
  if (!amenity) return null
  return (
    <>
      <Select
        label={t.kind}
        value={amenity.kind}
        onValueChange={(kind) =>
          state.changeItem({ ...item, kind: 'amenity' }, 'kind', (before) => ({ ...before, kind }))
        }
        options={amenityKinds.map((kind) => ({ value: kind, label: t.amenities[kind] }))}
        readOnlyReason={locked}
      />
      <LocalisedField
        label={t.amenityName}
        languages={languages}
        counter={MAX_LABEL}
        value={amenity.name ?? {}}
        onValueChange={(name) =>
          state.changeItem({ ...item, kind: 'amenity' }, 'name', ({ name: _, ...before }) =>
            Object.values(name).some((text) => text) ? { ...before, name } : before,
          )
        }
        readOnlyReason={locked}
        {...(wrong && first ? { errors: { [first.code]: wrong } } : {})}
      />
    </>
  )
}

function ControlFields({ item, state, t, isLocked, number, residuals }: ItemFieldsProps) {
  const control = itemOf(state.plan, 'control', item.index)
  const metres = residuals?.[item.index]
  if (!control) return null
  const field = (part: 'latitude' | 'longitude', most: number) => (
    <NumberField
      label={t.control[part]}
      unit="°"
      decimals={7}
      min={-most}
      max={most}
      required
      value={control[part] ?? null}
      onValueChange={(degrees) => {
        if (degrees !== null && !(Math.abs(degrees) <= most)) return
        state.changeItem({ ...item, kind: 'control' }, part, (before) =>
          withoutDefaults({ ...before, [part]: degrees ?? undefined }, {}),
        )
      }}
      readOnlyReason={isLocked(item)}
    />
  )
  return (
    <>
      {field('latitude', 90)}
      {field('longitude', 180)}
      {metres !== undefined && <p className="kui:text-sm kui:text-fg-muted">{t.control.residual(number(metres))}</p>}
    </>
  )
}

/** What belongs to all of its floors is edited elsewhere. */
function ConnectorFields({ item, state, t, connectors }: ItemFieldsProps) {
  const connector = itemOf(state.plan, 'connector', item.index)
  if (!connector) return null
  return (
    <p className="kui:flex kui:flex-wrap kui:items-center kui:justify-between kui:gap-2 kui:text-sm kui:text-fg-muted">
      {t.connectors[connector.kind]}
      {connectors?.link?.(connector.id)}
    </p>
  )
}

function ScaleFields({ item, state, t, isLocked }: ItemFieldsProps) {
  const scale = itemOf(state.plan, 'scale', item.index)
  if (!scale) return null
  return (
    <MetresField
      label={t.metres}
      t={t}
      required
      value={scale.metres}
      onValueChange={(metres) => {
        if (metres === null) return
        state.changeItem({ ...item, kind: 'scale' }, 'metres', (before) => ({ ...before, metres }))
      }}
      locked={isLocked(item)}
    />
  )
}

type MetresFieldProps = {
  label: string
  t: FloorParts['t']
  value: number | null
  onValueChange: (metres: number | null) => void
  locked: boolean
  required?: boolean
}

/** A length. What cannot be one is kept in the field with a message, and changes nothing. */
function MetresField({ label, t, value, onValueChange, locked, required = false }: MetresFieldProps) {
  const [refused, setRefused] = useState<{ typed: number | null; of: number | null }>()
  const wrong = refused?.of === value ? refused : undefined
  return (
    <NumberField
      label={label}
      unit={METRES}
      decimals={2}
      min={0}
      max={MAX_METRES}
      value={wrong ? wrong.typed : value}
      onValueChange={(metres) => {
        const isGood = metres === null ? !required : isLength(metres)
        setRefused(isGood ? undefined : { typed: metres, of: value })
        if (isGood) onValueChange(metres)
      }}
      error={wrong && t.badMetres}
      required={required}
      readOnlyReason={locked}
    />
  )
}
