import { type ComponentProps, type ReactNode, useId, useMemo } from 'react'
import type { FieldsLabels } from '#labels/fields'
import { en } from '#labels/fields'
import { cx } from '../../internal/cx'
import { useFormField, useReportError } from '../../internal/form-field'
import { useLabels } from '../../internal/hooks/use-labels'
import { isLocked, lockWords } from '../../internal/lock'
import { fieldContext, useFieldControl } from './field-context'
import { FieldHelp } from './field-help'

/** Props of every field. */
export type FieldOwnProps = {
  label: ReactNode
  /** A hint below the control. */
  hint?: ReactNode
  /** The error message; replaces the hint. */
  error?: ReactNode
  /** @default false */
  required?: boolean
  /**
   * Makes the field read-only with a reason: "You can read shops, not change them." `false` and '' do not; `true` has
   * no reason.
   */
  readOnlyReason?: ReactNode
  /** The id of the control, if something else refers to it. */
  id?: string
  labels?: Partial<FieldsLabels>
}

export type FieldProps = FieldOwnProps &
  Omit<ComponentProps<'div'>, keyof FieldOwnProps> & {
    /** Content at the end of the line below, such as a counter. */
    aside?: ReactNode
    /** Label and control side by side, for switches. @default false */
    inline?: boolean
    /** The control is a group of elements, such as radios: the label names the group. @default false */
    group?: boolean
    /** Hides the label visually. @default false */
    labelHidden?: boolean
  }

/** A control with label, hint and error, connected for screen readers. */
export function Field({
  label,
  hint,
  error,
  required = false,
  readOnlyReason,
  id,
  labels,
  aside,
  inline = false,
  group = false,
  labelHidden = false,
  className,
  children,
  ...rest
}: FieldProps) {
  const t = useLabels('fields', en, labels)
  const ownId = useId()
  const controlId = id ?? ownId
  const helpId = `${controlId}-help`
  const labelId = `${controlId}-label`
  const locked = isLocked(readOnlyReason)
  // `wrong && 'Wrong'` may be false or empty, which is no error
  const help = error || lockWords(readOnlyReason) || hint
  const invalid = Boolean(error)
  const control = useMemo(
    () => ({
      id: controlId,
      'aria-labelledby': group ? labelId : undefined,
      'aria-describedby': help ? helpId : undefined,
      'aria-invalid': invalid || undefined,
      'aria-required': required || undefined,
      locked,
    }),
    [controlId, group, labelId, help, helpId, invalid, required, locked],
  )
  useReportError(error, { control: controlId, label })
  // forms reserve a line for errors, so that nothing moves
  const reserved = useFormField() !== undefined && !inline && !labelHidden && !locked
  const inner = useFieldControl().id !== undefined
  const Label = group ? 'span' : 'label'
  return (
    <div
      data-slot="field"
      data-inline={inline || undefined}
      data-invalid={invalid || undefined}
      data-reserved={(reserved && !inner) || undefined}
      className={cx('kui:flex kui:min-w-0 kui:flex-col kui:gap-1.25 kui:data-[reserved]:-mb-2.5', className)}
      {...rest}
    >
      <div
        data-inline={inline || undefined}
        className="kui:relative kui:flex kui:min-w-0 kui:flex-col kui:gap-1.25 kui:data-inline:flex-row kui:data-inline:items-center kui:data-inline:justify-between kui:data-inline:gap-3"
      >
        <Label
          id={labelId}
          {...(group ? {} : { htmlFor: controlId })}
          data-slot="field-label"
          data-hidden={labelHidden || undefined}
          className="kui:flex kui:items-center kui:data-[hidden]:sr-only kui:gap-1.5 kui:text-sm kui:font-medium kui:text-fg-strong"
        >
          {label}
          {required && (
            <span className="kui:text-fg-subtle" title={t.required} aria-hidden="true">
              *
            </span>
          )}
        </Label>
        <fieldContext.Provider value={control}>{children}</fieldContext.Provider>
      </div>
      {(help || aside || reserved) && (
        <div
          data-slot="field-foot"
          // the error replaces the hint in place, so that nothing moves
          data-hint={reserved && invalid && typeof hint === 'string' ? hint : undefined}
          className={foot}
        >
          <FieldHelp id={helpId} invalid={invalid} locked={lockWords(readOnlyReason) !== undefined}>
            {help}
          </FieldHelp>
          {aside}
        </div>
      )}
    </div>
  )
}

const foot = [
  'kui:grid kui:min-h-4 kui:min-w-0 kui:grid-cols-[minmax(0,1fr)_auto] kui:gap-x-3 kui:text-xs kui:text-fg-subtle',
  'kui:data-[hint]:before:invisible kui:data-[hint]:before:col-start-1 kui:data-[hint]:before:row-start-1 kui:data-[hint]:before:content-[attr(data-hint)]',
].join(' ')
