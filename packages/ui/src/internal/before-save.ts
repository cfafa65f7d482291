import { createContext, useContext, useEffect } from 'react'

/** What must be handed on before a form is saved: the last words of fields that tell their changes a moment later. */
export const beforeSaveContext = createContext<Set<() => void> | undefined>(undefined)

/** Calls `flush` before the form around is saved. */
export function useBeforeSave(flush: () => void) {
  const form = useContext(beforeSaveContext)
  useEffect(() => {
    form?.add(flush)
    return () => {
      form?.delete(flush)
    }
  }, [form, flush])
}
