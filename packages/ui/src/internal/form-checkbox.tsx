// A hidden checkbox that submits a state with a plain form.

import { type ComponentProps, useEffect, useRef } from 'react'

type Checked = boolean | 'indeterminate'

type FormCheckboxProps = Pick<ComponentProps<'input'>, 'name' | 'value' | 'form' | 'disabled'> & {
  on: Checked
  /** Called when the form is reset. */
  onReset: (on: Checked) => void
}

/** A hidden checkbox input for a button: submits name and value, fires change events and follows form resets. */
export function FormCheckbox({ on, onReset, ...rest }: FormCheckboxProps) {
  const ref = useRef<HTMLInputElement>(null)
  const first = useRef(on)
  const latest = useRef({ on, onReset })
  useEffect(() => {
    const input = ref.current
    const before = latest.current.on
    latest.current = { on, onReset }
    if (!input) return
    input.indeterminate = on === 'indeterminate'
    if (before === on) return
    // bypass React, which would ignore the event otherwise
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'checked')?.set?.call(input, on === true)
    input.dispatchEvent(new Event('click', { bubbles: true }))
  })
  useEffect(() => {
    const form = ref.current?.form
    const reset = () => latest.current.onReset(first.current)
    form?.addEventListener('reset', reset)
    return () => form?.removeEventListener('reset', reset)
  }, [])
  return (
    <input
      ref={ref}
      type="checkbox"
      aria-hidden
      tabIndex={-1}
      defaultChecked={first.current === true}
      {...rest}
      // the button has reported the press
      onClick={(event) => event.stopPropagation()}
      style={{ position: 'absolute', pointerEvents: 'none', opacity: 0, margin: 0, transform: 'translateX(-100%)' }}
    />
  )
}
