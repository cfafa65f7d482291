import type { ComponentProps, ReactNode } from 'react'
import { en, type FieldsLabels } from '#labels/fields'
import { useLabels } from '../../internal/hooks/use-labels'
import { whenLeft } from '../../internal/when-left'
import { bareInput, controlBox } from '../field/control'
import { useFieldControl } from '../field/field-context'
import type { useDateRange } from './use-date-range'

type DateRangeEndsProps = Omit<ComponentProps<'div'>, 'children'> & {
  state: ReturnType<typeof useDateRange>
  disabled: boolean
  size: 'normal' | 'large' | undefined
  labels: Partial<FieldsLabels> | undefined
  /** Opens the calendar from the focused input. */
  onOpen: (from: HTMLElement) => void
  /** Whether the calendar is open; it counts as part of the field. */
  open: boolean
  children: ReactNode
}

/** The two inputs and the calendar button. */
export function DateRangeEnds({
  state,
  disabled,
  size,
  labels,
  onOpen,
  open,
  onFocus,
  onBlur,
  children,
  ...rest
}: DateRangeEndsProps) {
  const t = useLabels('fields', en, labels)
  const { locked = false, id, ...control } = useFieldControl()
  const { 'aria-labelledby': labelledBy, 'aria-describedby': describedBy, ...marks } = control
  const endFirst = state.problem === 'endFirst'
  return (
    // biome-ignore lint/a11y/useSemanticElements: the label belongs to the field and is no legend
    <div
      role="group"
      id={id}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      tabIndex={-1}
      data-slot="date-range-picker"
      data-invalid={control['aria-invalid']}
      data-locked={locked || undefined}
      data-disabled={disabled || undefined}
      className={controlBox({ size })}
      // form errors link to the id of the group
      onFocus={(event) => {
        onFocus?.(event)
        if (event.target === event.currentTarget) event.currentTarget.querySelector('input')?.focus()
      }}
      onBlur={open ? undefined : whenLeft(onBlur)}
      {...rest}
    >
      {(['from', 'to'] as const).map((name, index) => {
        const { inputProps, problem } = state[name]
        const wrong = problem !== undefined || (endFirst && name === 'to')
        return [
          index === 1 && (
            <span key="dash" aria-hidden="true" className="kui:text-fg-subtle">
              –
            </span>
          ),
          <input
            key={name}
            data-slot="input"
            className={bareInput}
            disabled={disabled}
            readOnly={locked}
            placeholder={t.date}
            {...marks}
            {...inputProps}
            aria-label={t.dates[name]}
            aria-invalid={wrong || (state.problem === undefined && marks['aria-invalid']) || undefined}
            aria-describedby={describedBy}
            onKeyDown={(event) => {
              if (event.key === 'ArrowDown' && event.altKey) {
                event.preventDefault()
                onOpen(event.currentTarget)
              } else inputProps.onKeyDown(event)
            }}
          />,
        ]
      })}
      {children}
    </div>
  )
}
