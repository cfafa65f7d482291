import { describeFields, type Status } from '@kiosk-admin/api-client'
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
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/i18n'
import { kitLabels } from '../../kit'
import { contentMessages } from '../messages'
import { useFormRecord } from './form-record'
import { Together } from './together'

type FieldProps = { name: string; hint?: ReactNode }

/** What the contract and the kind's words say of a field. */
export function useFieldInfo(name: string) {
  const { type, labelOf } = useFormRecord()
  const field = describeFields(type).find((one) => one.name === name)
  if (!field) throw new Error(`${type.resource} has no field ${name}`)
  const { required, localised, maxLength } = field
  return { label: labelOf(name), required, localised, maxLength }
}

type LineFieldProps = FieldProps & {
  /** It has the focus when the form opens. @default false */
  first?: boolean
  /** Says the label to screen readers only, where the place says it to all others. @default false */
  labelHidden?: boolean
}

/** A line of text; in the language whose tab is open, if visitors read it. */
export function LineField({ name, hint, first = false, labelHidden = false }: LineFieldProps) {
  const { maxLength, ...info } = useFieldInfo(name)
  return (
    <ContentForm.Field<string | null> name={name} {...info}>
      {({ value, onValueChange, ...field }) => (
        <TextField
          {...field}
          autoFocus={first}
          labelHidden={labelHidden}
          {...(labelHidden ? { placeholder: info.label } : {})}
          hint={hint}
          value={value ?? ''}
          // what may be left out is stored as null
          onValueChange={(text) => onValueChange(text === '' && !info.required && !info.localised ? null : text)}
          {...(maxLength ? { counter: maxLength } : {})}
        />
      )}
    </ContentForm.Field>
  )
}

/** The first and the last day; an end before the start says so. */
export function PeriodFields({ endHint }: { endHint: ReactNode }) {
  const t = useTexts(contentMessages)
  return (
    <Together<{ startDate: string; endDate: string }> names={['startDate', 'endDate']}>
      {({ startDate, endDate }) => (
        <>
          <DatePicker {...startDate} required />
          <DatePicker
            {...endDate}
            required
            hint={endHint}
            error={endsFirst({ from: startDate.value, to: endDate.value }) ? t('content.form.endFirst') : endDate.error}
          />
        </>
      )}
    </Together>
  )
}

/** Its place among the others of an ordered kind. */
export function IndexField() {
  const t = useTexts(contentMessages)
  return (
    <ContentForm.Field<number | null> name="index" label={t('content.columns.index')}>
      {({ lang: _, ...field }) => <NumberField {...field} min={0} />}
    </ContentForm.Field>
  )
}

type TimeOfDay = { hour: number; minute: number }

const two = (part: number) => String(part).padStart(2, '0')

/** A time of day, which the contract holds as hour and minute. */
export function ClockField({ name, hint }: FieldProps) {
  const { label, required } = useFieldInfo(name)
  return (
    <ContentForm.Field<TimeOfDay | null> name={name} label={label} required={required}>
      {({ value, onValueChange, ...field }) => (
        <TimeField
          {...field}
          hint={hint}
          // a draft of what could not be read comes back as nothing
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
  /** None while they are on their way. */
  options: readonly SelectOption[] | undefined
  /** The choice of none. */
  none: string
}

/** More than these are searched. */
const MOST_LISTED = 12

/** One of several, or none; found by typing where there are many. */
export function ChoiceField({ name, hint, options, none }: ChoiceFieldProps) {
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
          // what is chosen has no name before the options come, and its id says nothing to people
          options: options ?? (value ? [{ value, label: '…' }] : []),
          placeholder: none,
          value: value ?? '',
          onValueChange: (id: string) => onValueChange(id === '' ? null : id),
        }
        return options && options.length > MOST_LISTED ? <Combobox {...choice} /> : <Select {...choice} />
      }}
    </ContentForm.Field>
  )
}

/** One of several, always. */
export function OneOfField({ name, hint, options }: FieldProps & { options: readonly SelectOption[] }) {
  const { label, required } = useFieldInfo(name)
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

/** Yes or no; `children` belongs to a yes, and is there only then. */
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

/** Whether it may reach the kiosks at all. */
export function StatusField() {
  const t = useTexts(contentMessages)
  return (
    <ContentForm.Field<Status>
      name="status"
      label={t('content.form.active')}
      format={(status) => kitLabels().primitives.status[status]}
    >
      {({ value, onValueChange, ...field }) => (
        <Switch
          {...field}
          hint={t('content.form.activeHint')}
          value={value === 'Active'}
          onValueChange={(on) => onValueChange(on ? 'Active' : 'InActive')}
        />
      )}
    </ContentForm.Field>
  )
}
