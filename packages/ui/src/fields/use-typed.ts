import { useState } from 'react'

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
 * handed on as it is, so that the check of the form refuses it: a field that kept its last value would save what nobody sees.
 */
export function useTyped({ value, setValue, valid, format, parse, initialText }: UseTypedProps) {
  const [text, setText] = useState(initialText)
  const [typing, setTyping] = useState(false)
  const readable = value === '' || valid(value)
  return {
    shown: typing ? (text ?? '') : readable ? format(value) : (text ?? value),
    typing,
    unreadable: !typing && !readable,
    type: (next: string) => {
      setText(next)
      setTyping(true)
    },
    /** Another way than typing gave the value. */
    put: (next: string) => {
      setTyping(false)
      setText(undefined)
      setValue(next)
    },
    /** Reads what was typed: when the field is left, and before Enter sends the form. */
    read: () => {
      if (!typing) return
      setTyping(false)
      const typed = (text ?? '').trim()
      const next = typed === '' ? '' : (parse(typed) ?? typed)
      if (next !== value) setValue(next)
    },
  }
}
