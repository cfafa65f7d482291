import * as Radix from '@radix-ui/react-checkbox'
import { Check, Minus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cx } from '../internal/cx'

export type CheckboxProps = Omit<Radix.CheckboxProps, 'checked' | 'defaultChecked' | 'onCheckedChange' | 'asChild'> & {
  /** The text beside the box. Without one, give `aria-label`. */
  label?: ReactNode
  checked?: boolean | 'indeterminate'
  defaultChecked?: boolean | 'indeterminate'
  onCheckedChange?: (checked: boolean) => void
}

/** On, off, or some of several. `className`, `ref` and the rest go to the box. */
export function Checkbox({ label, id, className, onCheckedChange, ...rest }: CheckboxProps) {
  const ownId = useId()
  const boxId = id ?? ownId
  const box = (
    <Radix.Root
      data-slot="checkbox"
      id={boxId}
      className={cx(
        'kui:group/box kui:relative kui:inline-grid kui:size-4 kui:shrink-0 kui:place-items-center kui:rounded-[3px] kui:border-[1.5px] kui:border-line-control kui:bg-surface kui:text-accent-fg kui:focus-visible:shadow-ring',
        'kui:before:absolute kui:before:-inset-1 kui:before:content-[""] kui:pointer-coarse:before:-inset-3.5', // 24 px to hit, 44 for a finger
        'kui:data-[state=checked]:border-accent-line kui:data-[state=checked]:bg-accent kui:data-[state=indeterminate]:border-accent-line kui:data-[state=indeterminate]:bg-accent',
        'kui:disabled:border-line kui:disabled:bg-sunken kui:disabled:text-fg-disabled',
        className,
      )}
      onCheckedChange={(checked) => onCheckedChange?.(checked === true)}
      {...rest}
    >
      <Radix.Indicator className="kui:grid kui:place-items-center">
        <Check
          size={12}
          strokeWidth={2.6}
          aria-hidden="true"
          className="kui:group-data-[state=indeterminate]/box:hidden"
        />
        <Minus
          size={12}
          strokeWidth={2.6}
          aria-hidden="true"
          className="kui:hidden kui:group-data-[state=indeterminate]/box:block"
        />
      </Radix.Indicator>
    </Radix.Root>
  )
  if (label === undefined) return box
  return (
    <span className="kui:inline-flex kui:items-center kui:gap-2 kui:text-sm kui:text-fg">
      {box}
      <label htmlFor={boxId} data-slot="checkbox-label">
        {label}
      </label>
    </span>
  )
}
