import { X } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { en, type FieldsLabels } from '#labels/fields'
import { cx } from '../../internal/cx'
import { useKeepText, useKeptText } from '../../internal/form-field'
import { useLabels } from '../../internal/hooks/use-labels'
import { isLocked } from '../../internal/lock'
import { controlBox } from '../field/control'
import { Field, type FieldOwnProps } from '../field/field'
import { useFieldControl } from '../field/field-context'
import { chip, chipInput, chipRemoval, chipRow } from './chip-classes'
import { chipKeys, type RefusedChip } from './chips'
import { type UseChipsProps, useChips } from './use-chips'

export type ChipsFieldProps = FieldOwnProps &
  Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'size' | 'type' | keyof FieldOwnProps> &
  Pick<UseChipsProps, 'longest' | 'most'> & {
    /** The words, in order. */
    value?: readonly string[]
    defaultValue?: readonly string[]
    onValueChange?: (value: string[]) => void
  }

/** Messages for rejected words; the first one is shown. */
function whyRefused(refused: readonly RefusedChip[], t: FieldsLabels, { longest = 0, most = 0 }: UseChipsProps) {
  const [first] = refused
  if (!first) return undefined
  const same = refused.filter((one) => one.reason === first.reason).map((one) => one.text)
  return {
    duplicate: t.chips.duplicate(same.join(', ')),
    tooLong: t.chips.tooLong(longest + 1),
    tooMany: t.chips.tooMany(most),
  }[first.reason]
}

/**
 * Several words in order, such as search keywords (WAI-ARIA layout grid). Pasted lists are split; duplicates are
 * rejected with a message. `className` goes to the field, `ref` and other props to the input.
 */
export function ChipsField(props: ChipsFieldProps) {
  // one field shows several languages in turn, each with its own input text
  return <OneChipsField key={props.name} {...props} />
}

function OneChipsField({
  label,
  hint,
  error,
  required,
  readOnlyReason,
  id,
  labels,
  className,
  value,
  defaultValue,
  onValueChange,
  longest,
  most,
  ...rest
}: ChipsFieldProps) {
  const t = useLabels('fields', en, labels)
  const locked = isLocked(readOnlyReason) || rest.readOnly === true
  const initialText = useKeptText()
  const model = useChips({ value, defaultValue, onValueChange, longest, most, locked, initialText })
  const refusedText = whyRefused(model.refused, t, { longest, most })
  useKeepText(model.text, refusedText, () => {
    const left = model.read()
    return { text: left.map((one) => one.text).join(', '), message: whyRefused(left, t, { longest, most }) }
  })
  return (
    <Field
      label={label}
      hint={hint}
      error={refusedText ?? error}
      required={required}
      readOnlyReason={readOnlyReason}
      id={id}
      labels={labels}
      className={className}
    >
      <ChipsBox model={model} refusedText={refusedText} t={t} {...rest} />
    </Field>
  )
}

type ChipsBoxProps = Omit<ChipsFieldProps, keyof FieldOwnProps | 'value' | 'defaultValue' | 'onValueChange'> & {
  model: ReturnType<typeof useChips>
  refusedText: string | undefined
  t: FieldsLabels
}

function ChipsBox({
  model,
  refusedText,
  t,
  name,
  disabled = false,
  onBlur,
  onKeyDown,
  onPaste,
  ...rest
}: ChipsBoxProps) {
  const { locked: fieldLocked = false, ...control } = useFieldControl()
  const locked = fieldLocked || rest.readOnly === true
  const { chips, action, boxProps, listProps, chipProps, cellProps, removeProps, inputProps } = model
  const keysId = useId()
  const keys = chipKeys(chips)
  const described = [control['aria-describedby'], locked ? undefined : keysId].filter(Boolean).join(' ')
  return (
    <span
      data-slot="chips-field"
      data-invalid={control['aria-invalid']}
      data-locked={fieldLocked || undefined}
      data-disabled={disabled || undefined}
      className={cx(controlBox({ size: 'several' }), 'kui:relative')}
      {...boxProps}
    >
      <span className={chipRow}>
        {chips.length > 0 && (
          // a grid, so that screen readers count the words and reach each remove button
          <span data-slot="chips" className="kui:contents" {...listProps(control.id && `${control.id}-label`)}>
            {chips.map((word, index) => (
              <span key={keys[index]} data-slot="chip" className={chip} {...chipProps(word, index)}>
                <span className="kui:truncate" {...cellProps}>
                  {word}
                </span>
                {!locked && !disabled && (
                  <span className="kui:contents" {...cellProps}>
                    <button
                      type="button"
                      data-slot="chip-remove"
                      aria-label={t.chips.remove(word)}
                      className={chipRemoval}
                      {...removeProps(index)}
                    >
                      <X size={13} strokeWidth={1.5} aria-hidden="true" />
                    </button>
                  </span>
                )}
              </span>
            ))}
          </span>
        )}
        <input
          data-slot="input"
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="enter"
          className={cx(chipInput, 'kui:min-w-24')}
          disabled={disabled}
          {...control}
          {...rest}
          {...inputProps}
          aria-describedby={described || undefined}
          onBlur={(event) => {
            inputProps.onBlur()
            onBlur?.(event)
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event)
            inputProps.onKeyDown(event)
          }}
          onPaste={(event) => {
            onPaste?.(event)
            inputProps.onPaste(event)
          }}
        />
      </span>
      {name !== undefined &&
        chips.map((word, index) => (
          <input key={keys[index]} type="hidden" name={name} value={word} disabled={disabled} />
        ))}
      <span id={keysId} hidden>
        {t.chips.keys}
      </span>
      <span role="status" className="kui:sr-only">
        {action && t.chips[action.kind](action.words.join(', '))} {refusedText}
      </span>
    </span>
  )
}
