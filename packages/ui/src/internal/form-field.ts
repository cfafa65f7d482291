import { createContext, type ReactNode, useContext, useLayoutEffect, useRef } from 'react'

/** What stands in a field and is not in the form's values: it cannot be read, or is still being typed. */
export type PendingInput = {
  /** Of the value that it should become. */
  path: string
  /** The id of the control that holds it. */
  control: string
  /** The field's own label, for a field that the form does not know. */
  label: ReactNode
  /** Why the field refuses it; undefined while it is typed. */
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
    /** The refused text of a field that another language has replaced. */
    textAt: (path: string) => kept.get(path)?.text,
    /** Keeps a refused text until the field is back, or gone for good. */
    keep: (path: string, refused: { text: string; message: string } | undefined) => {
      const before = kept.get(path)
      if (before?.text === refused?.text && before?.message === refused?.message) return
      if (refused) kept.set(path, refused)
      else kept.delete(path)
      changed()
    },
    /** Forgets the refused texts of a field in all languages; without a name those of all fields. */
    forget: (name?: string) => {
      const paths = [...kept.keys()].filter((path) => name === undefined || `${path}.`.startsWith(`${name}.`))
      for (const path of paths) kept.delete(path)
      if (paths.length > 0) changed()
    },
    /** Called before a save: fields hand on what they tell a moment later. */
    beforeSave: new Set<() => void>(),
  }
}

export type PendingInputs = ReturnType<typeof createPendingInputs>

export type FormFieldContextValue = {
  path: string
  /** The errors that the form gives this field to show. */
  formErrors: readonly (string | undefined)[]
  inputs: PendingInputs
}

/** The form around a field of the kit. Provide it again in a React root of your own that stands in a form. */
export const FormFieldContext = createContext<FormFieldContextValue | undefined>(undefined)

export const useFormField = () => useContext(FormFieldContext)

/** Calls `flush` before the form around is saved. */
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

/** Reports an error that is not the form's own: the form is not saved while it stands, and its summary names it. */
export function useReportError(error: ReactNode, { control, label }: OwnInput) {
  const form = useFormField()
  const own = error && !form?.formErrors.includes(error as string) ? error : undefined
  const message = typeof own === 'string' ? own : own ? '' : undefined
  usePending(message !== undefined, message, { control, label })
}

/** The refused text of before, of a field that is drawn anew for each language. */
export const useKeptText = () => {
  const form = useFormField()
  return form?.inputs.textAt(form.path)
}

/**
 * Keeps a refused text while the field shows another language. `leave` reads what is typed when the field goes: a tab that
 * is pressed takes it away before it loses the focus.
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

/** Reads what is typed before the form around is saved, and until then counts as a change that must not get lost. */
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
  // before the browser paints, so that a save in the same event knows of it
  useLayoutEffect(() => {
    if (!inputs || !pending) return
    return inputs.add({ path, control, label: latestLabel.current, message })
  }, [inputs, pending, path, control, message])
}
