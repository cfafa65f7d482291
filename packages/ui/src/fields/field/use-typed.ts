// State of an input that shows the typed text and parses it on blur.

import { useState } from 'react'
import { useReportTyping } from '../../internal/form-field'

type UseTypedProps = {
  /** The value; an empty string for none. */
  value: string
  setValue: (value: string) => void
  /** Whether a value is valid. */
  valid: (value: string) => boolean
  /** Formats a value. */
  format: (value: string) => string
  /** Parses typed text; undefined if invalid. */
  parse: (text: string) => string | undefined
  /** The initial text. */
  initialText?: string | undefined
}

/**
 * State of an input with a text that represents a value: shown as typed, parsed on blur. Invalid text is passed on for the form to
 * reject, because keeping the last value would save invisible data.
 */
export function useTyped({ value, setValue, valid, format, parse, initialText }: UseTypedProps) {
  const [text, setText] = useState(initialText)
  const [typing, setTyping] = useState(false)
  // the caller's value for text that cannot be parsed
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
  /** Parses the text: on blur, before Enter submits, and before saving. */
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
  const sent = typing || (unreadable && text !== undefined) ? (text ?? '') : value
  return {
    shown: typing || sent === '' || !valid(sent) ? sent : format(sent),
    /** The value, or the text while it represents none, for plain forms. */
    sent,
    typing,
    unreadable,
    type: (next: string) => {
      setText(next)
      setTyping(true)
    },
    /** The value was set other than by typing. */
    put,
    read,
  }
}
