import { Search, X } from 'lucide-react'
import { type ComponentProps, useRef } from 'react'
import type { FieldsLabels } from '#labels/fields'
import { en } from '#labels/fields'
import { cx } from '../../internal/cx'
import { useControllable } from '../../internal/hooks/use-controllable'
import { useLabels } from '../../internal/hooks/use-labels'
import { useOwnEscape } from '../../internal/hooks/use-own-escape'
import { bareInput, boxButton, controlBox } from '../field/control'

export type SearchFieldProps = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'size'> & {
  /** The label, also the placeholder unless another is given. */
  'aria-label': string
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  labels?: Partial<FieldsLabels>
}

/**
 * A search input that reports while typing; Escape clears it. `className` goes to the box, `ref` and other props to the
 * input.
 */
export function SearchField({
  'aria-label': name,
  value,
  defaultValue = '',
  onValueChange,
  labels,
  className,
  disabled,
  readOnly,
  onKeyDown,
  ...rest
}: SearchFieldProps) {
  const t = useLabels('fields', en, labels)
  const [text, setText] = useControllable(value, defaultValue, onValueChange)
  const box = useRef<HTMLElement>(null)
  useOwnEscape(box, (target) => target.matches('input') && text !== '' && !readOnly)
  return (
    <search
      ref={box}
      data-slot="search-field"
      data-disabled={disabled || undefined}
      className={cx(controlBox(), className)}
    >
      <Search size={16} strokeWidth={1.5} aria-hidden="true" />
      <input
        data-slot="input"
        type="search"
        aria-label={name}
        placeholder={name}
        className={cx(bareInput, 'kui:[&::-webkit-search-cancel-button]:hidden')}
        value={text}
        disabled={disabled}
        readOnly={readOnly}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          onKeyDown?.(event)
          if (event.key === 'Escape' && text !== '' && !readOnly) setText('')
        }}
        {...rest}
      />
      {text !== '' && !disabled && !readOnly && (
        <button
          type="button"
          data-slot="search-clear"
          aria-label={t.clearSearch}
          className={boxButton}
          onClick={(event) => {
            setText('')
            event.currentTarget.parentElement?.querySelector('input')?.focus()
          }}
        >
          <X size={14} strokeWidth={1.5} aria-hidden="true" />
        </button>
      )}
    </search>
  )
}
