import { createContext, type ReactNode, useContext, useLayoutEffect, useRef } from 'react'

/** Input that is not in the form's values: invalid or still being typed. */
export type PendingInput = {
  /** Path of the value. */
  path: string
  /** Id of the control. */
  control: string
  /** The field's label, for fields unknown to the form. */
  label: ReactNode
  /** The error; undefined while typing. */
  message: string | undefined
}

/** The pending inputs of a form. */
export function createPendingInputs() {
  const inputs = new Map<object, PendingInput>()
  const kept = new Map<string, { text: string; message: string }>()
  const listeners = new Set<() => void>()
  let all: readonly PendingInput[] = []
  const changed = () => {
    const own = [...inputs.values()]
    const others = [...kept].filter(([path]) => !own.some((input) => input.path === path))
    all = [...own, ...others.map(([path, { message }]) => ({ path, control: '', label: undefined, message }))]
    for (const listener of listeners) listener()
  }
  return {
    all: () => all,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    add: (input: PendingInput) => {
      const key = {}
      inputs.set(key, input)
      changed()
      return () => {
        inputs.delete(key)
        changed()
      }
    },
    /** Invalid text of a field that shows another language now. */
    textAt: (path: string) => kept.get(path)?.text,
    /** Keeps invalid text until the field is shown again or removed. */
    keep: (path: string, refused: { text: string; message: string } | undefined) => {
      const before = kept.get(path)
      if (before?.text === refused?.text && before?.message === refused?.message) return
      if (refused) kept.set(path, refused)
      else kept.delete(path)
      changed()
    },
    /** Deletes invalid text of a field in all languages, or of all fields. */
    forget: (name?: string) => {
      const paths = [...kept.keys()].filter((path) => name === undefined || `${path}.`.startsWith(`${name}.`))
      for (const path of paths) kept.delete(path)
      if (paths.length > 0) changed()
    },
    /** Called before saving: fields pass on delayed changes. */
    beforeSave: new Set<() => void>(),
  }
}

export type PendingInputs = ReturnType<typeof createPendingInputs>

export type FormFieldContextValue = {
  path: string
  /** Errors that the form gives this field. */
  formErrors: readonly (string | undefined)[]
  inputs: PendingInputs
}

/** The form around a field. Provide it again in a separate React root inside a form. */
export const FormFieldContext = createContext<FormFieldContextValue | undefined>(undefined)

export const useFormField = () => useContext(FormFieldContext)

/** Calls `flush` before the form is saved. */
export function useBeforeSave(flush: () => void) {
  const flushes = useFormField()?.inputs.beforeSave
  useLayoutEffect(() => {
    flushes?.add(flush)
    return () => {
      flushes?.delete(flush)
    }
  }, [flushes, flush])
}

type OwnInput = { control: string; label: ReactNode }

/** Reports an error of the field: it blocks saving and appears in the summary. */
export function useReportError(error: ReactNode, { control, label }: OwnInput) {
  const form = useFormField()
  const own = error && !form?.formErrors.includes(error as string) ? error : undefined
  const message = typeof own === 'string' ? own : own ? '' : undefined
  usePending(message !== undefined, message, { control, label })
}

/** The kept invalid text of a field that remounts for a language. */
export const useKeptText = () => {
  const form = useFormField()
  return form?.inputs.textAt(form.path)
}

/**
 * Keeps invalid text while another language is shown. `leave` parses the text on unmount, since a pressed tab removes
 * the field before its blur.
 */
export function useKeepText(
  text: string,
  message: string | undefined,
  leave: () => { text: string; message: string | undefined },
) {
  const form = useFormField()
  const keep = form?.inputs.keep
  const path = form?.path ?? ''
  const latest = useRef({ keep, path, leave })
  useLayoutEffect(() => {
    latest.current = { keep, path, leave }
  })
  useLayoutEffect(
    () => () => {
      const last = latest.current
      const left = last.leave()
      last.keep?.(last.path, left.message === undefined ? undefined : { text: left.text, message: left.message })
    },
    [],
  )
  useLayoutEffect(
    () => keep?.(path, message === undefined ? undefined : { text, message }),
    [keep, path, text, message],
  )
}

/** Parses the text before saving, and counts as an unsaved change until then. */
export function useReportTyping(typing: boolean, read: () => void) {
  useBeforeSave(read)
  usePending(typing, undefined, { control: '', label: undefined })
}

function usePending(pending: boolean, message: string | undefined, { control, label }: OwnInput) {
  const form = useFormField()
  const inputs = form?.inputs
  const path = form?.path ?? ''
  const latestLabel = useRef(label)
  latestLabel.current = label
  // in a layout effect, so that a save in the same event sees it
  useLayoutEffect(() => {
    if (!inputs || !pending) return
    return inputs.add({ path, control, label: latestLabel.current, message })
  }, [inputs, pending, path, control, message])
}
