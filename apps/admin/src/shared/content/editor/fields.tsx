import { describeFields, lastIndex, type Status } from '@kiosk-admin/api-client'
import {
  Combobox,
  ContentForm,
  DatePicker,
  NumberField,
  Select,
  type SelectOption,
  Switch,
  TextField,
  TimeField,
} from '@kiosk-admin/ui'
import { endsFirst } from '@kiosk-admin/ui/headless'
import { type ReactNode, useState } from 'react'
import { useChoices } from '../../feature/known-features'
import { wordsOfField } from '../../feature/registry'
import { useMessages } from '../../i18n/i18n'
import { kitLabels } from '../../kit'
import { formMessages } from '../../record/form-messages'
import { contentMessages } from '../messages'
import { CombinedFields } from './combined-fields'
import { useFormRecord } from './form-record'
import { TranslationHint } from './translation-hint'

type FieldProps = { name: string; hint?: ReactNode }

/** Returns a field's contract description with its label. */
export function useFieldInfo(name: string) {
  const { type, labelOf } = useFormRecord()
  const field = describeFields(type).find((one) => one.name === name)
  if (!field) throw new Error(`${type.resource} has no field ${name}`)
  const { required, localised, maxLength } = field
  return { label: labelOf(name), required, localised, maxLength }
}

type LineFieldProps = FieldProps & {
  /** Takes the focus when the form opens. @default false */
  first?: boolean
  /** Hides the label visually. @default false */
  labelHidden?: boolean
}

/** Single-line text. A localised field edits the language of the open tab. */
export function LineField({ name, hint, first = false, labelHidden = false }: LineFieldProps) {
  const { maxLength, ...info } = useFieldInfo(name)
  return (
    <ContentForm.Field<string | null> name={name} {...info}>
      {({ value, onValueChange, ...field }) => (
        <TranslationHint name={name} lang={field.lang} hint={hint}>
          {(hint) => (
            <TextField
              {...field}
              autoFocus={first}
              labelHidden={labelHidden}
              {...(labelHidden ? { placeholder: info.label } : {})}
              hint={hint}
              value={value ?? ''}
              // optional fields store null instead of an empty text
              onValueChange={(text) => onValueChange(text === '' && !info.required && !info.localised ? null : text)}
              {...(maxLength ? { counter: maxLength } : {})}
            />
          )}
        </TranslationHint>
      )}
    </ContentForm.Field>
  )
}

/** Start and end date. Reports an end before the start. */
export function PeriodFields({ endHint }: { endHint: ReactNode }) {
  const t = useMessages(formMessages)
  return (
    <CombinedFields<{ startDate: string; endDate: string }> names={['startDate', 'endDate']}>
      {({ startDate, endDate }) => (
        <>
          <DatePicker {...startDate} required />
          <DatePicker
            {...endDate}
            required
            hint={endHint}
            error={endsFirst({ from: startDate.value, to: endDate.value }) ? t('form.endFirst') : endDate.error}
          />
        </>
      )}
    </CombinedFields>
  )
}

/** Position within a level of an ordered list, from 1; 0 is none yet. */
export function IndexField() {
  const t = useMessages(contentMessages)
  // a typed 0 is no place, which the stored 0 means; the field rejects it
  const [zero, setZero] = useState(false)
  return (
    <ContentForm.Field<number> name="index" label={t('content.columns.index')}>
      {({ lang: _, value, onValueChange, ...field }) => (
        <NumberField
          {...field}
          hint={t('content.indexHint')}
          min={1}
          max={lastIndex}
          value={value === 0 && !zero ? null : value}
          onValueChange={(index) => {
            setZero(index === 0)
            onValueChange(index ?? 0)
          }}
        />
      )}
    </ContentForm.Field>
  )
}

type TimeOfDay = { hour: number; minute: number }

const two = (part: number) => String(part).padStart(2, '0')

/** Time of day, stored as `{ hour, minute }`. */
export function ClockField({ name, hint }: FieldProps) {
  const { label, required } = useFieldInfo(name)
  return (
    <ContentForm.Field<TimeOfDay | null> name={name} label={label} required={required}>
      {({ value, onValueChange, ...field }) => (
        <TimeField
          {...field}
          hint={hint}
          // a draft may hold values that are not numbers
          value={value && Number.isInteger(value.hour) ? `${two(value.hour)}:${two(value.minute)}` : ''}
          onValueChange={(text) => {
            const [hour, minute] = text.split(':').map(Number)
            onValueChange(text === '' ? null : { hour: hour ?? 0, minute: minute ?? 0 })
          }}
        />
      )}
    </ContentForm.Field>
  )
}

type ChoiceFieldProps = FieldProps & {
  /** `undefined` while they load. */
  options: readonly SelectOption[] | undefined
  /** Label of the empty option. */
  none: string
  /** Called after the value changed, for fields that depend on it. */
  onChosen?: () => void
}

/** Longer lists get a search field. */
const MOST_LISTED = 12

/** Optional choice; long lists are searchable. */
export function ChoiceField({ name, hint, options, none, onChosen }: ChoiceFieldProps) {
  const { label, required } = useFieldInfo(name)
  return (
    <ContentForm.Field<string | null>
      name={name}
      label={label}
      required={required}
      format={(id) => options?.find((option) => option.value === id)?.label ?? none}
    >
      {({ value, onValueChange, lang: _, name: __, ...field }) => {
        const choice = {
          ...field,
          hint,
          // placeholder label until the options load, as the id is not readable
          options: options ?? (value ? [{ value, label: '…' }] : []),
          placeholder: none,
          value: value ?? '',
          onValueChange: (id: string) => {
            onValueChange(id === '' ? null : id)
            onChosen?.()
          },
        }
        return (
          <div className="contents" aria-busy={options === undefined || undefined}>
            {options && options.length > MOST_LISTED ? <Combobox {...choice} /> : <Select {...choice} />}
          </div>
        )
      }}
    </ContentForm.Field>
  )
}

/** Required choice of one of the values that the feature labels. */
export function OneOfField({ name, hint }: FieldProps) {
  const { label, required } = useFieldInfo(name)
  const options = useChoices(useFormRecord().type.resource).optionsOf(name)
  return (
    <ContentForm.Field
      name={name}
      label={label}
      required={required}
      format={(chosen) => options.find(({ value }) => value === chosen)?.label ?? ''}
    >
      {(field) => <Select {...field} hint={hint} options={options} />}
    </ContentForm.Field>
  )
}

type QuantityFieldProps = FieldProps & {
  /** @default 0 */
  min?: number
  max?: number
  /** Digits after the decimal separator. @default 0 */
  decimals?: number
  /** @default 1 */
  step?: number
}

/** Number, with the unit that the feature names. */
export function QuantityField({ name, min = 0, decimals = 0, step = 1, ...rest }: QuantityFieldProps) {
  const { label, required } = useFieldInfo(name)
  const unit = wordsOfField(useFormRecord().type.resource, name)?.unit
  return (
    <ContentForm.Field<number | null> name={name} label={label} required={required}>
      {({ lang: _, ...field }) => (
        <NumberField {...field} {...rest} {...{ min, decimals, step }} {...(unit ? { unit } : {})} />
      )}
    </ContentForm.Field>
  )
}

/** Boolean field. `children` shows while it is on. */
export function SwitchField({ name, hint, children }: FieldProps & { children?: ReactNode }) {
  const { label } = useFieldInfo(name)
  return (
    <ContentForm.Field<boolean> name={name} label={label}>
      {({ value, ...field }) => (
        <>
          <Switch {...field} hint={hint} value={value} />
          {value && children}
        </>
      )}
    </ContentForm.Field>
  )
}

/** Active or InActive. */
export function StatusField() {
  const t = useMessages(formMessages)
  return (
    <ContentForm.Field<Status>
      name="status"
      label={t('form.active')}
      format={(status) => kitLabels().primitives.status[status]}
    >
      {({ value, onValueChange, ...field }) => (
        <Switch
          {...field}
          hint={t('form.activeHint')}
          value={value === 'Active'}
          onValueChange={(on) => onValueChange(on ? 'Active' : 'InActive')}
        />
      )}
    </ContentForm.Field>
  )
}
