import { Check, Minus } from 'lucide-react'
import { type ComponentProps, useId, useLayoutEffect, useRef, useState } from 'react'
import { en } from '#labels/fields'
import { cx } from '../../internal/cx'
import { FormCheckbox } from '../../internal/form-checkbox'
import { useControllable } from '../../internal/hooks/use-controllable'
import { useLabels } from '../../internal/hooks/use-labels'
import { isLocked, lockWords } from '../../internal/lock'
import { mergeRefs } from '../../internal/merge-refs'
import type { FieldOwnProps } from '../field/field'
import { useFieldControl } from '../field/field-context'
import { FieldHelp } from '../field/field-help'

/** Use `aria-label` if there is no `label`. */
export type CheckboxProps = Partial<FieldOwnProps> &
  Omit<ComponentProps<'button'>, 'value' | 'defaultValue' | keyof FieldOwnProps> & {
    value?: boolean | 'indeterminate'
    defaultValue?: boolean | 'indeterminate'
    /** Pressing an indeterminate checkbox checks it. */
    onValueChange?: (value: boolean) => void
    /** What a form submits while it is checked. @default 'on' */
    formValue?: string
  }

/** Checked, unchecked or indeterminate (WAI-ARIA checkbox). `className`, `ref` and other props go to the box. */
export function Checkbox({
  label,
  hint,
  error,
  required = false,
  readOnlyReason,
  labels,
  id,
  className,
  value,
  defaultValue = false,
  onValueChange,
  ref,
  name,
  formValue = 'on',
  form,
  onClick,
  onKeyDown,
  ...rest
}: CheckboxProps) {
  const t = useLabels('fields', en, labels)
  const field = useFieldControl()
  const ownId = useId()
  const boxId = id ?? field.id ?? ownId
  const helpId = `${boxId}-help`
  const locked = isLocked(readOnlyReason) || field.locked === true
  // hint and error align with the label
  const help = label === undefined ? undefined : error || lockWords(readOnlyReason) || hint
  const invalid = Boolean(error)
  const [on, setOn] = useControllable<boolean | 'indeterminate'>(value, defaultValue, (next) =>
    onValueChange?.(next === true),
  )
  const state = on === 'indeterminate' ? on : on ? 'checked' : 'unchecked'
  const Mark = on === 'indeterminate' ? Minus : Check
  const own = useRef<HTMLButtonElement>(null)
  const [inForm, setInForm] = useState(false)
  useLayoutEffect(() => setInForm(form !== undefined || own.current?.closest('form') !== null), [form])
  const box = (
    // biome-ignore lint/a11y/useSemanticElements: native checkboxes cannot contain an icon
    <button
      type="button"
      role="checkbox"
      data-slot="checkbox"
      id={boxId}
      className={cx(
        'kui:group/box kui:relative kui:inline-grid kui:size-4 kui:shrink-0 kui:place-items-center kui:rounded-[3px] kui:border-[1.5px] kui:border-line-control kui:bg-surface kui:text-accent-fg kui:focus-visible:shadow-ring',
        'kui:before:absolute kui:before:-inset-1 kui:before:content-[""] kui:pointer-coarse:before:-inset-3.5', // a target of 24 px, 44 for touch
        'kui:not-disabled:not-data-[locked]:not-data-[state=unchecked]:border-accent-line kui:not-disabled:not-data-[locked]:not-data-[state=unchecked]:bg-accent',
        'kui:data-[locked]:cursor-default kui:data-[locked]:border-line kui:data-[locked]:bg-sunken kui:data-[locked]:text-fg-muted kui:aria-invalid:border-danger',
        'kui:disabled:border-line kui:disabled:bg-sunken kui:disabled:text-fg-disabled',
        className,
      )}
      aria-checked={on === 'indeterminate' ? 'mixed' : on}
      data-state={state}
      data-disabled={rest.disabled ? '' : undefined}
      value={formValue}
      data-locked={locked || undefined}
      aria-readonly={locked || undefined}
      aria-required={required || field['aria-required']}
      aria-invalid={invalid || field['aria-invalid']}
      aria-describedby={help ? helpId : field['aria-describedby']}
      {...rest}
      ref={mergeRefs(own, ref)}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        // only Space toggles a checkbox
        if (event.key === 'Enter') event.preventDefault()
      }}
      onClick={(event) => {
        onClick?.(event)
        // read-only is not disabled: it stays focusable
        if (!event.defaultPrevented && !locked) setOn(on !== true)
      }}
    >
      {on && (
        <span className="kui:pointer-events-none kui:grid kui:place-items-center">
          <Mark size={12} strokeWidth={2.6} aria-hidden="true" />
        </span>
      )}
    </button>
  )
  const whole = inForm ? (
    <>
      {box}
      <FormCheckbox {...{ on, name, form }} value={formValue} disabled={rest.disabled} onReset={setOn} />
    </>
  ) : (
    box
  )
  if (label === undefined) return whole
  const withLabel = (
    <span className="kui:inline-flex kui:items-center kui:gap-2 kui:text-sm kui:text-fg kui:pointer-coarse:min-h-11">
      {whole}
      <label
        htmlFor={boxId}
        data-slot="checkbox-label"
        data-disabled={rest.disabled || undefined}
        className="kui:data-[disabled]:text-fg-disabled"
      >
        {label}
        {required && (
          <span className="kui:ms-1.5 kui:text-fg-subtle" title={t.required} aria-hidden="true">
            *
          </span>
        )}
      </label>
    </span>
  )
  if (!help) return withLabel
  return (
    <span data-slot="checkbox-field" className="kui:flex kui:flex-col kui:gap-1 kui:text-xs kui:text-fg-subtle">
      {withLabel}
      <FieldHelp id={helpId} invalid={invalid} locked={locked}>
        {help}
      </FieldHelp>
    </span>
  )
}
