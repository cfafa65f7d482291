import { CircleAlert, Lock } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useMemo } from 'react'
import { cx } from '../internal/cx'
import { useLabels } from '../internal/use-labels'
import { fieldContext } from './field-context'
import { en, type FieldsLabels } from './labels'

/** What every field of the kit takes, whatever its control. */
export type FieldOwnProps = {
  label: ReactNode
  /** One line that helps to fill it in. */
  hint?: ReactNode
  /** What is wrong; replaces the hint. */
  error?: ReactNode
  /** @default false */
  required?: boolean
  /** Locks the field and says why: "You can read shops, not change them." */
  readOnlyReason?: ReactNode
  /** The control's id, when something outside must find it. */
  id?: string
  labels?: Partial<FieldsLabels>
}

export type FieldProps = FieldOwnProps &
  Omit<ComponentProps<'div'>, keyof FieldOwnProps> & {
    /** Stands at the end of the line below, such as a counter. */
    aside?: ReactNode
    /** Label and control side by side, for switches. @default false */
    inline?: boolean
  }

/** A control with its label, its help and what is wrong with it, tied together for screen readers. */
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
  className,
  children,
  ...rest
}: FieldProps) {
  const t = useLabels('fields', en, labels)
  const ownId = useId()
  const controlId = id ?? ownId
  const helpId = `${controlId}-help`
  const locked = readOnlyReason !== undefined
  const help = error ?? readOnlyReason ?? hint
  const invalid = error !== undefined && error !== null
  const control = useMemo(
    () => ({
      id: controlId,
      'aria-describedby': help ? helpId : undefined,
      'aria-invalid': invalid || undefined,
      'aria-required': required || undefined,
      locked,
    }),
    [controlId, help, helpId, invalid, required, locked],
  )
  return (
    <div
      data-slot="field"
      data-inline={inline || undefined}
      data-invalid={invalid || undefined}
      className={cx('kui:flex kui:min-w-0 kui:flex-col kui:gap-1.25', className)}
      {...rest}
    >
      <div
        data-inline={inline || undefined}
        className="kui:flex kui:min-w-0 kui:flex-col kui:gap-1.25 kui:data-inline:flex-row kui:data-inline:items-center kui:data-inline:justify-between kui:data-inline:gap-3"
      >
        <label
          htmlFor={controlId}
          data-slot="field-label"
          className="kui:flex kui:items-center kui:gap-1.5 kui:text-sm kui:font-medium kui:text-fg-strong"
        >
          {label}
          {required && (
            <span className="kui:text-fg-subtle" title={t.required} aria-hidden="true">
              *
            </span>
          )}
        </label>
        <fieldContext.Provider value={control}>{children}</fieldContext.Provider>
      </div>
      {(help || aside) && (
        <div className="kui:flex kui:gap-3 kui:text-xs kui:text-fg-subtle">
          <span
            id={helpId}
            data-slot="field-help"
            data-invalid={invalid || undefined}
            className="kui:flex kui:min-w-0 kui:flex-1 kui:items-start kui:gap-1.25 kui:data-[invalid]:text-danger-text"
          >
            {invalid && (
              <CircleAlert size={14} strokeWidth={1.5} aria-hidden="true" className="kui:mt-px kui:shrink-0" />
            )}
            {!invalid && locked && (
              <Lock size={14} strokeWidth={1.5} aria-hidden="true" className="kui:mt-px kui:shrink-0" />
            )}
            {help}
          </span>
          {aside}
        </div>
      )}
    </div>
  )
}
