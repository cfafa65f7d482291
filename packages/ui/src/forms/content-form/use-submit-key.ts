import { type RefObject, useEffect } from 'react'

/**
 * Ctrl+Enter submits, from anywhere in the dialog that the form stands in: a sheet's own buttons have the focus when it
 * opens. Listened for last, so that a control which takes the key for itself comes first.
 */
export function useSubmitKey(formRef: RefObject<HTMLFormElement | null>, submit: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      const form = formRef.current
      const scope = form?.closest('[role="dialog"]') ?? form
      if (!(event.target instanceof Node) || !scope?.contains(event.target)) return
      event.preventDefault()
      // held down, it would save again as soon as the first save is through
      if (!event.repeat) submit()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
}
