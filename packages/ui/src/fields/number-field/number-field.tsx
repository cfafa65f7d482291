import { useId } from 'react'
import { en } from '#labels/fields'
import { useLabels } from '../../internal/hooks/use-labels'
import { isLocked } from '../../internal/lock'
import { useKioskUi } from '../../theme/context'
import { Field, type FieldOwnProps } from '../field/field'
import { useFieldControl } from '../field/field-context'
import { SentValue } from '../field/sent-value'
import type { TextFieldProps } from '../text-field/text-field'
import { TextInput } from '../text-field/text-field'
import { NumberSteps } from './number-steps'
import { formatNumber } from './number-text'
import { useNumberField } from './use-number-field'

export type NumberFieldProps = Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onValueChange' | 'type' | 'counter' | 'min' | 'max' | 'step'
> & {
  /** The number, `null` if empty, `NaN` if invalid. */
  value?: number | null
  defaultValue?: number | null
  onValueChange?: (value: number | null) => void
  /** Limits the arrow keys and buttons; a typed number outside is passed on, with an error. */
  min?: number
  max?: number
  /** Step of the arrow keys and buttons. @default 1 */
  step?: number
  /** Most fraction digits, read and written with the locale's decimal separator. @default 0 */
  decimals?: number
  /** Text after the number, read as description: `kr`, `m²`. */
  unit?: string
  /** Buttons that change the number by a step. @default false */
  stepper?: boolean
  /** The invalid text behind `NaN`, after a remount: "1o". */
  initialText?: string | undefined
}

/**
 * A number, an integer unless it has `decimals`; arrow keys change it. Not `type="number"`, which drops invalid text
 * silently and changes on scroll.
 */
export function NumberField({
  label,
  hint,
  error,
  required,
  readOnlyReason,
  id,
  labels,
  labelHidden,
  aside,
  className,
  value,
  defaultValue,
  onValueChange,
  min,
  max,
  step,
  decimals = 0,
  initialText,
  ...rest
}: NumberFieldProps) {
  const t = useLabels('fields', en, labels)
  const { locale } = useKioskUi()
  const locked = isLocked(readOnlyReason) || rest.readOnly === true
  const state = useNumberField({
    ...{ value, defaultValue, onValueChange, min, max, step, decimals, initialText, locked },
  })
  const { number, unreadable } = state
  const limitText = (limit: number) => formatNumber(String(limit), locale)
  const problem = unreadable
    ? decimals === 0
      ? t.notAnInteger
      : t.notANumber(decimals)
    : number === null || state.typing
      ? undefined
      : min !== undefined && number < min
        ? t.tooSmall(limitText(min))
        : max !== undefined && number > max
          ? t.tooLarge(limitText(max))
          : undefined
  return (
    <Field
      label={label}
      hint={hint}
      error={problem ?? error}
      required={required}
      readOnlyReason={readOnlyReason}
      id={id}
      labels={labels}
      labelHidden={labelHidden}
      aside={aside}
      className={className}
    >
      <NumberInput state={state} labels={labels} {...rest} />
    </Field>
  )
}

type NumberInputProps = Omit<
  NumberFieldProps,
  | Exclude<keyof FieldOwnProps, 'labels'>
  | ('value' | 'defaultValue' | 'onValueChange' | 'min' | 'max' | 'step' | 'decimals' | 'initialText')
> & { state: ReturnType<typeof useNumberField> }

function NumberInput({
  state,
  labels,
  unit,
  stepper = false,
  end,
  onKeyDown,
  onBlur,
  name,
  ...rest
}: NumberInputProps) {
  const { 'aria-describedby': help } = useFieldControl()
  const unitId = useId()
  const { onChange: _, ...input } = state.inputProps
  return (
    <TextInput
      {...input}
      aria-describedby={unit ? [unitId, help].filter(Boolean).join(' ') : help}
      {...rest}
      onValueChange={state.type}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        input.onKeyDown(event)
      }}
      onBlur={(event) => {
        input.onBlur(event)
        onBlur?.(event)
      }}
      end={
        <>
          {unit && (
            <span id={unitId} data-slot="number-field-unit" className="kui:shrink-0 kui:text-fg-subtle">
              {unit}
            </span>
          )}
          {stepper && <NumberSteps {...state} disabled={rest.disabled} labels={labels} />}
          {end}
          <SentValue name={name} form={rest.form} disabled={rest.disabled} value={state.sent} />
        </>
      }
    />
  )
}
