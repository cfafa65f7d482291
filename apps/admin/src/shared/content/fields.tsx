import { describeFields } from '@kiosk-admin/api-client'
import { ContentForm, DatePicker, Select, type SelectOption, Switch, TextField, TimeField } from '@kiosk-admin/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../i18n'
import { useFormRecord } from './form-record'
import { contentMessages } from './messages'

type FieldProps = { name: string; hint?: ReactNode }

/** What the contract and the kind's words say of a field. */
export function useFieldInfo(name: string) {
  const { type, labelOf } = useFormRecord()
  const field = describeFields(type).find((one) => one.name === name)
  if (!field) throw new Error(`${type.resource} has no field ${name}`)
  const { required, localised, maxLength } = field
  return { label: labelOf(name), required, localised, maxLength }
}

/** A line of text; in the language whose tab is open, if visitors read it. `first`: it has the focus when the form opens. */
export function LineField({ name, hint, first = false }: FieldProps & { first?: boolean }) {
  const { maxLength, ...info } = useFieldInfo(name)
  return (
    <ContentForm.Field<string | null> name={name} {...info}>
      {({ value, onValueChange, ...field }) => (
        <TextField
          {...field}
          autoFocus={first}
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

/** A calendar day. */
export function DayField({ name, hint }: FieldProps) {
  const { label, required } = useFieldInfo(name)
  return (
    <ContentForm.Field name={name} label={label} required={required}>
      {(field) => <DatePicker {...field} hint={hint} />}
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

/** One of several, or none. */
export function ChoiceField({ name, hint, options, none }: ChoiceFieldProps) {
  const { label, required } = useFieldInfo(name)
  return (
    <ContentForm.Field<string | null>
      name={name}
      label={label}
      required={required}
      format={(id) => options?.find((option) => option.value === id)?.label ?? none}
    >
      {({ value, onValueChange, ...field }) => (
        <Select
          {...field}
          hint={hint}
          // what is chosen has no name before the options come, and its id says nothing to people
          options={options ?? (value ? [{ value, label: '…' }] : [])}
          placeholder={none}
          value={value ?? ''}
          onValueChange={(id) => onValueChange(id === '' ? null : id)}
        />
      )}
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
    <ContentForm.Field name="status" label={t('content.form.active')}>
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
