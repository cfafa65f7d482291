import * as Radix from '@radix-ui/react-switch'
import { cx } from '../../internal/cx'
import { useControllable } from '../../internal/hooks/use-controllable'
import { Field, type FieldOwnProps } from '../field/field'
import { useFieldControl } from '../field/field-context'

export type SwitchProps = FieldOwnProps &
  Omit<
    Radix.SwitchProps,
    'checked' | 'defaultChecked' | 'onCheckedChange' | 'value' | 'defaultValue' | 'asChild' | keyof FieldOwnProps
  > & {
    value?: boolean
    defaultValue?: boolean
    onValueChange?: (value: boolean) => void
  }

/** An on-off switch after its label. `className` goes to the field, `ref` and other props to the switch. */
export function Switch({ label, hint, error, required, readOnlyReason, id, labels, className, ...rest }: SwitchProps) {
  return (
    <Field
      inline
      label={label}
      hint={hint}
      error={error}
      required={required}
      readOnlyReason={readOnlyReason}
      id={id}
      labels={labels}
      className={className}
    >
      <SwitchInput {...rest} />
    </Field>
  )
}

function SwitchInput({
  value,
  defaultValue = false,
  onValueChange,
  disabled,
  ...rest
}: Omit<SwitchProps, keyof FieldOwnProps>) {
  const { locked = false, 'aria-required': _, ...control } = useFieldControl()
  const [on, setOn] = useControllable<boolean>(value, defaultValue, onValueChange)
  return (
    <Radix.Root
      data-slot="switch"
      checked={on}
      // read-only is not disabled: it stays focusable
      onCheckedChange={(next) => !locked && setOn(next)}
      disabled={disabled}
      aria-readonly={locked || undefined}
      data-locked={locked || undefined}
      className={cx(
        'kui:group/switch kui:relative kui:h-4.5 kui:w-7.5 kui:shrink-0 kui:rounded-full kui:border-[1.5px] kui:border-line-control kui:bg-sunken kui:transition-colors kui:duration-(--k-dur-2) kui:focus-visible:shadow-ring',
        'kui:before:absolute kui:before:-inset-1.5 kui:before:content-[""] kui:pointer-coarse:before:-inset-3.5', // the touch target is larger
        'kui:not-data-[locked]:data-[state=checked]:border-accent-line kui:not-data-[locked]:data-[state=checked]:bg-accent kui:disabled:opacity-50',
        'kui:data-[locked]:cursor-default kui:data-[locked]:data-[state=checked]:border-fg-subtle kui:data-[locked]:data-[state=checked]:bg-fg-subtle',
      )}
      {...control}
      {...rest}
    >
      <Radix.Thumb
        data-slot="switch-thumb"
        className="kui:block kui:size-2.5 kui:translate-x-[2.5px] kui:rtl:-translate-x-[2.5px] kui:rounded-full kui:bg-fg-muted kui:transition-transform kui:duration-(--k-dur-2) kui:data-[state=checked]:translate-x-[14.5px] kui:rtl:data-[state=checked]:-translate-x-[14.5px] kui:data-[state=checked]:bg-accent-fg kui:group-data-[locked]/switch:data-[state=checked]:bg-surface"
      />
    </Radix.Root>
  )
}
