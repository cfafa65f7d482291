import { type RefObject, useEffect } from 'react'

/**
 * Ctrl+Enter submits from anywhere in the dialog around the form, including its buttons. The listener runs last, so
 * that controls can handle the key first.
 */
export function useSubmitKey(formRef: RefObject<HTMLFormElement | null>, submit: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      const form = formRef.current
      const scope = form?.closest('[role="dialog"]') ?? form
      if (!(event.target instanceof Node) || !scope?.contains(event.target)) return
      event.preventDefault()
      // ignore repeats: a held key would save again
      if (!event.repeat) submit()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
}
