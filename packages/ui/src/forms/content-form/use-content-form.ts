import type { StandardSchemaV1 } from '@standard-schema/spec'
import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { type FieldPath, type FieldValues, useForm } from 'react-hook-form'
import { createPendingInputs } from '../../internal/form-field'
import { isLocked } from '../../internal/lock'
import { same } from '../../internal/same'
import type { DraftOptions } from '../draft'
import { errorOf, type FormIssue, issuesOf, issuesOfInputs, resolverOf, withoutBlanks } from '../issues'
import { type Conflict, threeWay, withValueAt } from '../three-way'
import { useDraft } from '../use-draft'

/** What became of a save. */
export type SubmitOutcome<T> =
  | { saved: T; version?: number | undefined }
  | { issues: readonly FormIssue[] }
  | { conflict: { theirs: T; version: number; by?: string | undefined } }
  | { failed: string }

export type UseContentFormProps<T> = {
  /** The record as it is stored, or what a new one starts with. */
  initial: T
  /** The stored record's version. */
  version?: number | undefined
  /** Any Standard Schema; its issues may carry `rule` and `limit` beside `message` and `path`. */
  schema: StandardSchemaV1
  /** Saves. A rejection counts as `failed` with the error's message. */
  onSubmit: (values: T, version: number | undefined) => Promise<SubmitOutcome<T>>
  /** Languages of the content, the required one first. @default [] */
  languages?: readonly string[]
  /** Keeps the words locally until they are saved. */
  draft?: DraftOptions | undefined
  /** Locks the whole form and says why. */
  readOnlyReason?: ReactNode
}

export type ContentFormState = 'unchanged' | 'changed' | 'saving' | 'saved' | 'failed' | 'conflict'

type FieldInfo = {
  label: ReactNode
  localised: boolean
  /** The groups it lies in. */
  groups: readonly string[]
  /** Opens these groups. */
  reveal: () => void
  /** A value in words. */
  format: ((value: unknown) => string) | undefined
}

const within = (path: string, field: string) => path === field || path.startsWith(`${field}.`)

type OpenConflict<T> = {
  conflicts: Conflict[]
  takenOver: string[]
  merged: T
  theirs: T
  version: number
  by: string | undefined
}

/** The state and the actions of a form over one record; see `ContentForm` for its parts. */
export function useContentForm<T extends object>({
  initial,
  version,
  schema,
  onSubmit,
  languages = [],
  draft: draftOptions,
  readOnlyReason,
}: UseContentFormProps<T>) {
  const id = useId()
  const rhf = useForm<FieldValues>({
    defaultValues: initial as FieldValues,
    resolver: useMemo(() => resolverOf<FieldValues>(schema), [schema]),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const { errors } = rhf.formState
  const base = useRef({ values: initial, version })
  const [phase, setPhase] = useState<'idle' | 'saving' | 'saved' | 'failed' | 'conflict'>('idle')
  const [failure, setFailure] = useState<string>()
  const [attempted, setAttempted] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const [conflict, setConflict] = useState<OpenConflict<T>>()
  const [takenOver, setTakenOver] = useState<{ paths: string[]; by: string | undefined }>()
  const [language, setLanguage] = useState(languages[0] ?? '')
  const [fields] = useState(() => new Map<string, FieldInfo>())
  const [inputs] = useState(createPendingInputs)
  const pending = useSyncExternalStore(inputs.subscribe, inputs.all, inputs.all)
  const [discards, setDiscards] = useState(0)
  const busy = useRef(false)
  const fromServer = useRef(new Set<string>())
  const values = useCallback(() => withoutBlanks(structuredClone(rhf.getValues())) as T, [rhf])
  const subscribe = useCallback(
    (onChange: () => void) => {
      const watching = rhf.watch(onChange)
      return () => watching.unsubscribe()
    },
    [rhf],
  )
  // not react-hook-form's own, to which a language that was only looked at is a change
  const isChanged = () => !same(withoutBlanks(rhf.getValues()), base.current.values)
  const changed = useSyncExternalStore(subscribe, isChanged, () => false)
  // what a field has not taken over would be lost as well
  const dirty = (changed || pending.length > 0) && !isLocked(readOnlyReason)
  const draft = useDraft<T>({
    options: draftOptions,
    subscribe,
    current: () => ({
      values: values(),
      base: base.current.values,
      version: base.current.version,
      dirty: isChanged() && !isLocked(readOnlyReason),
    }),
  })

  useEffect(() => {
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [dirty])

  // What was wrong with one field may be right now that another changed: an end before its start. What the server said
  // stands until its own field changes.
  useEffect(() => {
    if (!attempted) return
    const watching = rhf.watch((_, { name: changed }) => {
      for (const path of fromServer.current) if (changed && within(path, changed)) fromServer.current.delete(path)
      const paths = issuesOf(rhf.formState.errors).map(({ path }) => path)
      const stale = paths.filter((path) => !fromServer.current.has(path))
      if (stale.length > 0) void rhf.trigger(stale)
    })
    return () => watching.unsubscribe()
  }, [rhf, attempted])

  /** Makes `stored` what later changes are compared with, and leaves what was typed meanwhile. */
  function rebase(stored: T, storedVersion: number | undefined, shown: T) {
    base.current = { values: stored, version: storedVersion }
    rhf.reset(stored as FieldValues)
    if (!same(stored, shown)) rhf.reset(shown as FieldValues, { keepDefaultValues: true })
  }

  async function save(submitted: T): Promise<void> {
    setPhase('saving')
    setFailure(undefined)
    let outcome: SubmitOutcome<T>
    try {
      outcome = await onSubmit(submitted, base.current.version)
    } catch (error) {
      outcome = { failed: error instanceof Error ? error.message : String(error) }
    }
    if ('saved' in outcome) {
      const typedMeanwhile = threeWay(submitted, values(), outcome.saved).merged
      rebase(outcome.saved, outcome.version, typedMeanwhile)
      draft.forget()
      setAttempted(false)
      // what was typed meanwhile is not saved, and taking it back later is no save either
      setPhase(same(typedMeanwhile, outcome.saved) ? 'saved' : 'idle')
    } else if ('issues' in outcome) {
      for (const issue of outcome.issues) {
        fromServer.current.add(issue.path)
        rhf.setError((issue.path || 'root') as FieldPath<FieldValues>, errorOf(issue))
      }
      refuse('idle')
    } else if ('conflict' in outcome) {
      const { theirs, version: theirVersion, by } = outcome.conflict
      const merge = { ...threeWay(base.current.values, values(), theirs), theirs, version: theirVersion, by }
      if (merge.conflicts.length === 0) return goOn(merge, merge.merged)
      // nothing is taken over before the choice: whoever cancels it is asked again by the next save
      setConflict(merge)
      setPhase('conflict')
    } else {
      setFailure(outcome.failed)
      refuse('failed')
    }
  }

  function refuse(next: 'idle' | 'failed') {
    setPhase(next)
    setRefusals((count) => count + 1)
  }

  /** Takes over what the other side changed, and saves on top of it. */
  function goOn({ theirs, version: theirVersion, takenOver: paths, by }: OpenConflict<T>, resolved: T) {
    rebase(theirs, theirVersion, resolved)
    if (paths.length > 0) setTakenOver({ paths, by })
    return save(resolved)
  }

  async function exclusively(work: () => Promise<void>) {
    if (busy.current) return
    busy.current = true
    try {
      await work()
    } finally {
      busy.current = false
    }
  }

  const state: ContentFormState =
    phase === 'idle' || phase === 'saved' ? (dirty ? 'changed' : phase === 'saved' ? 'saved' : 'unchanged') : phase

  return {
    id,
    rhf,
    languages,
    language,
    setLanguage,
    readOnlyReason,
    state,
    dirty,
    /** Why the last save failed, as the caller said it. */
    failure,
    /** What is wrong, field by field: what fields refuse first, then what the check found. */
    issues: [...issuesOfInputs(pending), ...issuesOf(errors)],
    /** A save was asked for and something is still in its way: from now on the form says so as a whole. */
    attempted,
    /** How often a save was refused, by the check or by the server: each time the summary asks for the focus. */
    refusals,
    fields,
    /** What stands in fields and is not in the values. */
    inputs,
    /** How often all changes were discarded: fields are drawn anew, without what was typed. */
    discards,
    /** What both sides changed; the choice is open. */
    conflict,
    /** Fields that only the other side changed, now in the form. */
    takenOver,
    /** A draft of an earlier visit that waits for its owner's decision. */
    offeredDraft: draft.offered,
    values,
    /** Checks and saves; a second call while one is under way does nothing. */
    submit: () =>
      exclusively(async () => {
        if (isLocked(readOnlyReason)) return
        // at once: what cannot be read must be known before the check
        flushSync(() => {
          for (const flush of [...inputs.beforeSave]) flush()
        })
        // a field asks before it takes over what was typed
        if (inputs.all().some(({ message }) => message === undefined)) return
        setTakenOver(undefined)
        setAttempted(true)
        fromServer.current.clear()
        const valid = await rhf.trigger()
        if (valid && issuesOfInputs(inputs.all()).length === 0) await save(values())
        else refuse('idle')
      }),
    /** Saves with the values chosen for the fields in conflict, by path. */
    resolveConflict: (chosen: Readonly<Record<string, unknown>>) =>
      exclusively(async () => {
        if (!conflict) return
        let resolved = conflict.merged
        for (const [path, value] of Object.entries(chosen)) resolved = withValueAt(resolved, path, value)
        setConflict(undefined)
        await goOn(conflict, resolved)
      }),
    /** Back to the form, without a choice; the next save asks again. */
    cancelConflict: () => {
      setConflict(undefined)
      setPhase('idle')
    },
    restoreDraft: () => {
      if (!draft.offered) return
      const { values: kept, base: keptBase, version: keptVersion } = draft.offered
      rebase({ ...initial, ...keptBase }, keptVersion ?? undefined, { ...initial, ...kept })
      draft.taken()
    },
    /** Forgets the kept words, the form's own too. */
    discard: () => {
      draft.forget()
      setAttempted(false)
      setFailure(undefined)
      setTakenOver(undefined)
      setPhase('idle')
      inputs.forget()
      setDiscards((count) => count + 1)
      rhf.reset(base.current.values as FieldValues)
    },
    refuseDraft: draft.refused,
    /** Calls back whenever a value changes, until what it answers is called. */
    subscribe,
  }
}

export type ContentFormModel = Omit<
  ReturnType<typeof useContentForm<Record<string, unknown>>>,
  'values' | 'conflict' | 'offeredDraft'
> & {
  values: () => object
  conflict: { conflicts: Conflict[]; by: string | undefined } | undefined
  offeredDraft: { savedAt: string } | undefined
}
