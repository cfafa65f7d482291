import { ExternalLink } from 'lucide-react'
import { en } from '#labels/fields'
import { useControllable } from '../../internal/hooks/use-controllable'
import { useLabels } from '../../internal/hooks/use-labels'
import { boxButton } from '../field/control'
import { useTyped } from '../field/use-typed'
import { TextField, type TextFieldProps } from '../text-field/text-field'
import { hasOtherScheme, isWebAddress, parseWebAddress } from './url-text'

export type UrlFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'counter'>

/**
 * The URL of a web page. A bare host gets `https://` on blur; invalid text stays as typed, for the form to reject.
 * `className` goes to the field, `ref` and other props to the input.
 */
export function UrlField({
  value,
  defaultValue = '',
  onValueChange,
  error,
  labels,
  onBlur,
  onKeyDown,
  disabled,
  ...rest
}: UrlFieldProps) {
  const t = useLabels('fields', en, labels)
  const [address, setAddress] = useControllable(value, defaultValue, onValueChange)
  const { shown, unreadable, type, read } = useTyped({
    value: address,
    setValue: setAddress,
    valid: isWebAddress,
    format: (text) => text,
    parse: parseWebAddress,
  })
  const target = parseWebAddress(shown)
  const whyNot = hasOtherScheme(shown) ? t.url.scheme : t.url.invalid
  return (
    <TextField
      // not type="url": the browser would validate first, in its own language
      inputMode="url"
      autoComplete="url"
      autoCapitalize="none"
      spellCheck={false}
      labels={labels}
      disabled={disabled}
      {...rest}
      error={unreadable ? whyNot : error}
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
      end={
        target &&
        !disabled && (
          <a
            data-slot="url-open"
            href={target}
            target="_blank"
            rel="noreferrer"
            aria-label={t.url.open}
            title={t.url.open}
            className={boxButton}
          >
            <ExternalLink size={16} strokeWidth={1.5} aria-hidden="true" />
          </a>
        )
      }
    />
  )
}
