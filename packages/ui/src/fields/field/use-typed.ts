import { useState } from 'react'
import { useReportTyping } from '../../internal/form-field'

type UseTypedProps = {
  /** What the text stands for; the empty text is nothing. */
  value: string
  setValue: (value: string) => void
  /** Whether a value is one at all. */
  valid: (value: string) => boolean
  /** A value as it is written. */
  format: (value: string) => string
  /** A value as it was typed, or undefined. */
  parse: (text: string) => string | undefined
  /** What stood there before the field was drawn anew. */
  initialText?: string | undefined
}

/**
 * Text that stands for a value: shown as typed while it is typed, read when the field is left. What cannot be read is
 * handed on as it is, so that the check of the form refuses it, and stays in the field: a field that kept its last value
 * would save what nobody sees.
 */
export function useTyped({ value, setValue, valid, format, parse, initialText }: UseTypedProps) {
  const [text, setText] = useState(initialText)
  const [typing, setTyping] = useState(false)
  // the value that the caller made of a text that cannot be read
  const [unreadValue, setUnreadValue] = useState<string>()
  if (!typing && text !== undefined) {
    if (unreadValue === undefined) setUnreadValue(value)
    else if (unreadValue !== value || (value !== '' && valid(value))) {
      setText(undefined)
      setUnreadValue(undefined)
    }
  }
  const unreadable = !typing && (value === '' ? Boolean(text) : !valid(value))
  const put = (next: string) => {
    setTyping(false)
    setText(undefined)
    setUnreadValue(undefined)
    setValue(next)
  }
  /** Reads what was typed: when the field is left, before Enter sends the form, and before every save. */
  const read = () => {
    if (!typing) return
    setTyping(false)
    setUnreadValue(undefined)
    const typed = (text ?? '').trim()
    const parsed = typed === '' ? '' : parse(typed)
    setText(parsed === undefined ? typed : undefined)
    const next = parsed ?? typed
    if (next !== value) setValue(next)
  }
  useReportTyping(typing, read)
  return {
    shown:
      typing || (unreadable && text !== undefined)
        ? (text ?? '')
        : value === '' || !valid(value)
          ? value
          : format(value),
    typing,
    unreadable,
    type: (next: string) => {
      setText(next)
      setTyping(true)
    },
    /** Another way than typing gave the value. */
    put,
    read,
  }
}
