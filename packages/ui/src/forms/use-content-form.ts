import type { StandardSchemaV1 } from '@standard-schema/spec'
import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { type FieldPath, type FieldValues, useForm } from 'react-hook-form'
import { same } from '../internal/same'
import type { DraftOptions } from './draft'
import { errorOf, type FormIssue, issuesOf, resolverOf } from './issues'
import { type Conflict, threeWay, withValueAt } from './three-way'
import { useDraft } from './use-draft'

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

type FieldInfo = { label: ReactNode; localised: boolean }

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
  const { isDirty, errors } = rhf.formState
  const base = useRef({ values: initial, version })
  const [phase, setPhase] = useState<'idle' | 'saving' | 'saved' | 'failed' | 'conflict'>('idle')
  const [failure, setFailure] = useState<string>()
  const [conflict, setConflict] = useState<{ conflicts: Conflict[]; merged: T; by: string | undefined }>()
  const [takenOver, setTakenOver] = useState<{ paths: string[]; by: string | undefined }>()
  const [language, setLanguage] = useState(languages[0] ?? '')
  const [fields] = useState(() => new Map<string, FieldInfo>())
  const busy = useRef(false)
  const dirty = isDirty && readOnlyReason === undefined

  const values = useCallback(() => structuredClone(rhf.getValues()) as T, [rhf])
  const subscribe = useCallback(
    (onChange: () => void) => {
      const watching = rhf.watch(onChange)
      return () => watching.unsubscribe()
    },
    [rhf],
  )
  const draft = useDraft<T>({
    options: draftOptions,
    subscribe,
    current: () => ({
      values: values(),
      base: base.current.values,
      version: base.current.version,
      dirty: !same(values(), base.current.values) && readOnlyReason === undefined,
    }),
  })

  useEffect(() => {
    if (!dirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [dirty])

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
      setPhase('saved')
    } else if ('issues' in outcome) {
      for (const issue of outcome.issues) rhf.setError((issue.path || 'root') as FieldPath<FieldValues>, errorOf(issue))
      setPhase('idle')
    } else if ('conflict' in outcome) {
      const { theirs, version: theirVersion, by } = outcome.conflict
      const result = threeWay(base.current.values, values(), theirs)
      rebase(theirs, theirVersion, result.merged)
      if (result.takenOver.length > 0) setTakenOver({ paths: result.takenOver, by })
      if (result.conflicts.length === 0) return save(result.merged)
      setConflict({ conflicts: result.conflicts, merged: result.merged, by })
      setPhase('conflict')
    } else {
      setFailure(outcome.failed)
      setPhase('failed')
    }
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
    /** What is wrong, field by field. */
    issues: issuesOf(errors),
    fields,
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
        if (readOnlyReason !== undefined) return
        setTakenOver(undefined)
        if (await rhf.trigger()) await save(values())
        else setPhase('idle')
      }),
    /** Saves with the values chosen for the fields in conflict, by path. */
    resolveConflict: (chosen: Readonly<Record<string, unknown>>) =>
      exclusively(async () => {
        if (!conflict) return
        let resolved = conflict.merged
        for (const [path, value] of Object.entries(chosen)) resolved = withValueAt(resolved, path, value)
        setConflict(undefined)
        rhf.reset(resolved as FieldValues, { keepDefaultValues: true })
        await save(resolved)
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
      draft.decided()
    },
    /** Forgets the kept words, the form's own too. */
    discard: () => {
      draft.forget()
      rhf.reset(base.current.values as FieldValues)
    },
    refuseDraft: draft.forget,
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
