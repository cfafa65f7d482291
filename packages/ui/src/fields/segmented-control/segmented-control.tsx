import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldOwnProps } from '../field/field'
import { useFieldControl } from '../field/field-context'
import { type Option, textOption } from '../options/options'
import { useOptions } from '../options/use-options'
import { useChoice } from '../radio-group/use-choice'

export type Segment<V = string> = {
  value: V
  label: ReactNode
  /** An icon before the text. */
  icon?: ReactNode
  /** @default false */
  disabled?: boolean
}

/** `className` goes to the field, `ref` and other props to the segments. */
export type SegmentedControlProps<V = string> = FieldOwnProps &
  Omit<ComponentProps<'div'>, 'value' | 'defaultValue' | 'onChange' | 'children' | keyof FieldOwnProps> & {
    value?: V
    /** @default the first option */
    defaultValue?: NoInfer<V>
    onValueChange?: (value: V) => void
    /** Two to five options of a word or two: texts, or values of any type with labels. */
    options: readonly Option<V, Segment<V>>[]
    /** The form field's name. */
    name?: string
    /** @default false */
    disabled?: boolean
    /** @default 'normal' */
    size?: 'small' | 'normal' | 'large'
    /** Uses the full width, in equal segments. @default false */
    fill?: boolean
    /** Hides the label visually, for toolbars. @default false */
    labelHidden?: boolean
  }

const segment = cva(
  [
    'kui:relative kui:inline-flex kui:min-w-0 kui:items-center kui:justify-center kui:gap-1.5 kui:rounded-sm kui:text-sm kui:whitespace-nowrap kui:text-fg-muted kui:transition-colors kui:duration-(--k-dur-1)',
    'kui:group-not-data-[locked]/segments:not-has-[:disabled]:hover:text-fg-strong kui:has-[:disabled]:text-fg-disabled',
    'kui:data-[chosen]:bg-raised kui:data-[chosen]:font-medium kui:not-has-[:focus-visible]:data-[chosen]:shadow-[var(--k-shadow-1),0_0_0_1px_var(--k-line)] kui:group-not-data-[locked]/segments:not-has-[:disabled]:data-[chosen]:text-fg-strong',
    'kui:has-[:focus-visible]:shadow-ring',
    // forced colours remove shadow and background, so the selection needs an outline
    'kui:forced-colors:data-[chosen]:outline-2 kui:forced-colors:data-[chosen]:outline-solid',
  ],
  {
    variants: {
      size: {
        small: 'kui:h-[calc(var(--k-control-sm)-4px)] kui:px-2',
        normal: 'kui:h-[calc(var(--k-control)-4px)] kui:px-3',
        large: 'kui:h-[calc(var(--k-control-lg)-4px)] kui:px-4',
      },
      fill: { true: 'kui:flex-1', false: '' },
    },
    defaultVariants: { size: 'normal', fill: false },
  },
)

/** Selects one of two to five views: Day, Week, Month (WAI-ARIA radio group). */
export function SegmentedControl<const V = string>({
  label,
  hint,
  error,
  required,
  readOnlyReason,
  id,
  labels,
  labelHidden,
  className,
  ...rest
}: SegmentedControlProps<V>) {
  return (
    <Field
      group
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      required={required}
      readOnlyReason={readOnlyReason}
      id={id}
      labels={labels}
      className={className}
    >
      <Segments {...rest} />
    </Field>
  )
}

function Segments<V>({
  value,
  defaultValue,
  onValueChange,
  options,
  name,
  disabled,
  size,
  fill = false,
  onKeyDown,
  onFocus,
  onBlur,
  ...rest
}: Omit<SegmentedControlProps<V>, keyof FieldOwnProps | 'labelHidden'>) {
  const { keyed, keyOf } = useOptions<V, Segment<V>>(options, textOption)
  const { chosen, groupProps, radioProps } = useChoice<V>({
    value,
    defaultValue: defaultValue ?? keyed[0]?.option.value,
    onValueChange,
    keyOf,
    name,
    disabled,
    field: useFieldControl(),
    onKeyDown,
    onFocus,
    onBlur,
  })
  return (
    <div
      data-slot="segmented-control"
      data-fill={fill || undefined}
      className="kui:group/segments kui:inline-flex kui:max-w-full kui:self-start kui:rounded-md kui:bg-sunken kui:p-0.5 kui:data-[fill]:w-full kui:data-[invalid]:shadow-[0_0_0_1px_var(--k-danger)]"
      {...groupProps}
      {...rest}
    >
      {keyed.map(({ key, option: { value: own, label, icon, disabled: ownDisabled } }) => (
        <label
          key={key}
          data-slot="segment"
          data-chosen={own === chosen || undefined}
          className={segment({ size, fill })}
        >
          <input
            data-slot="segment-input"
            className="kui:absolute kui:inset-0 kui:opacity-0"
            {...radioProps(own, ownDisabled)}
          />
          {icon}
          <span className="kui:truncate">{label}</span>
        </label>
      ))}
    </div>
  )
}
