import { CaseSensitive, TriangleAlert } from 'lucide-react'
import { en, type FieldsLabels } from '#labels/fields'
import { useControllable } from '../../internal/hooks/use-controllable'
import { useLabels } from '../../internal/hooks/use-labels'
import { isLocked } from '../../internal/lock'
import { contrastOf, type HexColour, parseColour } from '../../theme/colour'
import { useKioskUi } from '../../theme/context'
import { numberFormat } from '../../theme/intl'
import { Field } from '../field/field'
import { useTyped } from '../field/use-typed'
import { useChoice } from '../radio-group/use-choice'
import { type TextFieldProps, TextInput } from '../text-field/text-field'
import { isColour, legibilityOf } from './colour-text'

/** A colour with its name, used as label and tooltip. */
export type Swatch = { value: HexColour; name: string }

export type ColourFieldProps = Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onValueChange' | 'type' | 'icon' | 'end' | 'counter'
> & {
  /** `#rrggbb` or an empty string. Invalid input is passed as typed. */
  value?: HexColour
  defaultValue?: HexColour
  onValueChange?: (value: HexColour) => void
  /** Swatches, such as the mall's colours. */
  swatches?: readonly Swatch[]
  /** Shows the contrast of this colour with the selected one. */
  contrastWith?: Swatch
}

/**
 * A colour: hex input, the browser's picker or swatches (WAI-ARIA radio group). `className` goes to the field, `ref`
 * and other props to the input.
 */
export function ColourField({
  label,
  hint,
  error,
  required,
  readOnlyReason,
  id,
  labels,
  aside,
  className,
  value,
  defaultValue = '',
  onValueChange,
  swatches = [],
  contrastWith,
  disabled = false,
  onBlur,
  onKeyDown,
  ...rest
}: ColourFieldProps) {
  const t = useLabels('fields', en, labels)
  const [colour, setColour] = useControllable(value, defaultValue, onValueChange)
  const { shown, unreadable, type, put, read } = useTyped({
    value: colour,
    setValue: setColour,
    valid: isColour,
    format: (text) => text,
    parse: parseColour,
  })
  const locked = isLocked(readOnlyReason) || rest.readOnly === true || disabled
  // while typing, too: the preview follows each valid colour
  const seen = parseColour(shown)
  return (
    <Field
      label={label}
      hint={hint}
      error={unreadable ? t.colour.invalid : error}
      required={required}
      readOnlyReason={readOnlyReason}
      id={id}
      labels={labels}
      aside={aside}
      className={className}
    >
      <TextInput
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="#rrggbb"
        disabled={disabled}
        {...rest}
        value={shown}
        onValueChange={type}
        onKeyDown={(event) => {
          onKeyDown?.(event)
          if (event.key === 'Enter') read()
        }}
        onBlur={(event) => {
          read()
          onBlur?.(event)
        }}
        icon={
          <input
            type="color"
            data-slot="colour-picker"
            data-empty={seen === undefined || undefined}
            aria-label={t.colour.choose}
            title={t.colour.choose}
            disabled={locked}
            value={seen ?? '#000000'}
            onChange={(event) => put(event.target.value)}
            className={picker}
          />
        }
      />
      {swatches.length > 0 && !locked && <Swatches swatches={swatches} value={seen ?? ''} onValueChange={put} t={t} />}
      {contrastWith && seen !== undefined && <ContrastHint colour={seen} against={contrastWith} t={t} />}
    </Field>
  )
}

const picker = [
  'kui:-ms-1.5 kui:size-6 kui:shrink-0 kui:cursor-pointer kui:rounded-sm kui:focus-visible:shadow-ring kui:disabled:cursor-default',
  'kui:[&::-webkit-color-swatch-wrapper]:p-0 kui:[&::-webkit-color-swatch]:rounded-sm kui:[&::-webkit-color-swatch]:border kui:[&::-webkit-color-swatch]:border-line-control kui:[&::-moz-color-swatch]:rounded-sm kui:[&::-moz-color-swatch]:border kui:[&::-moz-color-swatch]:border-line-control',
  // no colour yet: crossed out instead of black
  'kui:data-[empty]:bg-[linear-gradient(to_top_right,transparent_47%,var(--k-line-control)_47%_53%,transparent_53%)] kui:data-[empty]:[&::-moz-color-swatch]:bg-transparent! kui:data-[empty]:[&::-webkit-color-swatch]:bg-transparent!',
  'kui:pointer-coarse:-ms-2.5 kui:pointer-coarse:size-11',
].join(' ')

type SwatchesProps = {
  swatches: readonly Swatch[]
  value: HexColour
  onValueChange: (value: HexColour) => void
  t: FieldsLabels
}

function Swatches({ swatches, value, onValueChange, t }: SwatchesProps) {
  const { groupProps, radioProps } = useChoice({ value, onValueChange })
  const named = { ...groupProps, 'aria-label': t.colour.swatches }
  return (
    <div data-slot="colour-swatches" className="kui:flex kui:flex-wrap kui:gap-2 kui:py-1" {...named}>
      {swatches.map((swatch) => (
        <input
          key={swatch.value}
          data-slot="colour-swatch"
          aria-label={swatch.name}
          title={swatch.name}
          style={{ backgroundColor: swatch.value }}
          className="kui:size-6 kui:cursor-pointer kui:rounded-sm kui:shadow-[inset_0_0_0_1px_color-mix(in_oklab,var(--k-fg)_24%,transparent)] kui:forced-color-adjust-none kui:checked:shadow-[0_0_0_2px_var(--k-surface),0_0_0_4px_var(--k-accent-line)] kui:focus-visible:outline-2 kui:focus-visible:outline-offset-4 kui:focus-visible:outline-focus kui:focus-visible:outline-solid kui:pointer-coarse:size-11"
          {...radioProps(swatch.value)}
        />
      ))}
    </div>
  )
}

type ContrastHintProps = { colour: HexColour; against: Swatch; t: FieldsLabels }

/** The rating as text; the sample is decorative. */
function ContrastHint({ colour, against, t }: ContrastHintProps) {
  const { locale } = useKioskUi()
  const ratio = contrastOf(colour, against.value)
  const legibility = legibilityOf(ratio)
  // truncated: 4.46 must not show as 4.5
  const ratioText = numberFormat(locale, { maximumFractionDigits: 1 }).format(Math.floor(ratio * 10) / 10)
  return (
    <div
      data-slot="colour-contrast"
      data-legibility={legibility}
      className="kui:flex kui:items-center kui:gap-2 kui:text-xs"
    >
      <span
        data-slot="colour-sample"
        aria-hidden="true"
        style={{ backgroundColor: colour, color: against.value }}
        className="kui:rounded-sm kui:px-1.5 kui:py-0.5 kui:shadow-[inset_0_0_0_1px_color-mix(in_oklab,var(--k-fg)_24%,transparent)]"
      >
        <CaseSensitive size={18} strokeWidth={2} />
      </span>
      {legibility !== 'easy' && (
        <TriangleAlert size={14} strokeWidth={1.5} aria-hidden="true" className="kui:shrink-0 kui:text-warning-text" />
      )}
      <span role="status" className="kui:text-fg-muted">
        {t.colour.contrast(ratioText, against.name)}, {t.colour[legibility]}
      </span>
    </div>
  )
}
