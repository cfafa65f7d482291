import type { ComponentProps, CSSProperties } from 'react'
import { en } from '#labels/fields'
import { cx } from '../../internal/cx'
import { useControllable } from '../../internal/hooks/use-controllable'
import { useLabels } from '../../internal/hooks/use-labels'
import { isLocked } from '../../internal/lock'
import { controlBox } from '../field/control'
import { Field, type FieldOwnProps } from '../field/field'
import { useFieldControl } from '../field/field-context'
import { CounterAnnouncement, FieldCounter, useCounterAnnouncement } from '../field/field-counter'

export type TextAreaProps = FieldOwnProps &
  Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'onChange' | 'rows' | 'cols' | keyof FieldOwnProps> & {
    value?: string
    defaultValue?: string
    onValueChange?: (value: string) => void
    /** Initial number of lines. @default 3 */
    rows?: number
    /** Maximum number of lines; more text scrolls. @default 12 */
    maxRows?: number
    /**
     * Maximum characters, counted visibly and announced near the limit. More can be typed, so that pasted text is not
     * cut.
     */
    counter?: number
  }

/**
 * A multi-line text field that grows with its text. `className` goes to the field, `ref` and other props to the
 * textarea.
 */
export function TextArea({
  label,
  hint,
  error,
  required,
  readOnlyReason,
  id,
  labels,
  value,
  defaultValue = '',
  onValueChange,
  counter,
  className,
  ...rest
}: TextAreaProps) {
  const t = useLabels('fields', en, labels)
  const [text, setText] = useControllable(value, defaultValue, onValueChange)
  const { left, announceLength } = useCounterAnnouncement(text, counter)
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      required={required}
      readOnlyReason={readOnlyReason}
      id={id}
      labels={labels}
      className={className}
      aside={
        counter !== undefined &&
        !isLocked(readOnlyReason) && <FieldCounter used={text.length} largest={counter} t={t} />
      }
    >
      <TextAreaBox
        value={text}
        onValueChange={(next) => {
          announceLength(next)
          setText(next)
        }}
        {...rest}
      />
      {counter !== undefined && <CounterAnnouncement left={left} t={t} />}
    </Field>
  )
}

type TextAreaBoxProps = Omit<TextAreaProps, keyof FieldOwnProps | 'counter' | 'defaultValue'>

function TextAreaBox({
  value = '',
  onValueChange,
  rows = 3,
  maxRows = 12,
  disabled,
  readOnly,
  style,
  ...rest
}: TextAreaBoxProps) {
  const { locked = false, ...control } = useFieldControl()
  return (
    <span
      data-slot="text-area"
      data-invalid={control['aria-invalid']}
      data-locked={locked || undefined}
      data-disabled={disabled || undefined}
      className={controlBox({ size: 'several' })}
    >
      {/* an invisible copy of the text sets the height, without measuring */}
      <span
        data-text={value}
        style={{ '--rows': rows, '--max-rows': Math.max(rows, maxRows) } as CSSProperties}
        className={cx(
          'kui:my-0.5 kui:grid kui:min-h-[calc(var(--rows)*1lh)] kui:min-w-0 kui:flex-1',
          'kui:after:invisible kui:after:col-start-1 kui:after:row-start-1 kui:after:max-h-[calc(var(--max-rows)*1lh)] kui:after:min-w-0 kui:after:overflow-hidden kui:after:break-words kui:after:whitespace-pre-wrap kui:after:content-[attr(data-text)_"_"]',
        )}
      >
        <textarea
          data-slot="input"
          className="kui:col-start-1 kui:row-start-1 kui:max-h-[calc(var(--max-rows)*1lh)] kui:min-w-0 kui:resize-none kui:bg-transparent kui:break-words kui:outline-none kui:disabled:cursor-not-allowed"
          rows={1}
          value={value}
          onChange={(event) => onValueChange?.(event.target.value)}
          disabled={disabled}
          readOnly={locked || readOnly}
          style={style}
          {...control}
          {...rest}
        />
      </span>
    </span>
  )
}
