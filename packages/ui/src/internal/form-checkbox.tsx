import { type ComponentProps, useEffect, useRef } from 'react'

type Checked = boolean | 'indeterminate'

type FormCheckboxProps = Pick<ComponentProps<'input'>, 'name' | 'value' | 'form' | 'disabled'> & {
  on: Checked
  /** The form was reset: it is as it was first. */
  onReset: (on: Checked) => void
}

/**
 * What a form sees of a checkbox that is a button: an input beside it, which nobody sees or reaches, with its name and
 * value. It tells the form of changes, and is told when the form is reset.
 */
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
    // past React, which would take the event below for no news
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
      // the press itself was told by the button
      onClick={(event) => event.stopPropagation()}
      style={{ position: 'absolute', pointerEvents: 'none', opacity: 0, margin: 0, transform: 'translateX(-100%)' }}
    />
  )
}
