import type { StandardSchemaV1 } from '@standard-schema/spec'
import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { type Control, type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form'
import { createPendingInputs } from '../../internal/form-field'
import { isLocked } from '../../internal/lock'
import { same } from '../../internal/same'
import { type Conflict, type ConflictDescription, type MergeRules, threeWay } from '../../internal/three-way/three-way'
import type { Language } from '../../theme/language'
import type { DraftOptions } from '../draft'
import { errorOf, type FormIssue, issuesOf, issuesOfInputs, resolverOf, withoutBlanks } from '../issues'
import { useDraft } from '../use-draft'

/** The outcome of a save. */
export type SubmitOutcome<T> =
  | { saved: T; version?: number | undefined }
  | { issues: readonly FormIssue[] }
  | { conflict: { theirs: T; version: number; by?: string | undefined } }
  | { failed: string }

export type UseContentFormProps<T> = {
  /** The stored record, or the initial values of a new one. */
  initial: T
  /** The stored record's version. */
  version?: number | undefined
  /** Any Standard Schema; its issues may carry `rule` and `limit` beside `message` and `path`. */
  schema: StandardSchemaV1
  /** Saves the record. A rejection is `failed` with the error's message. */
  onSubmit: (values: NoInfer<T>, version: number | undefined) => Promise<SubmitOutcome<NoInfer<T>>>
  /** Called after a save, once the form knows that it is saved: to close it, or to navigate past a router's blocker. */
  onSaved?: ((saved: NoInfer<T>) => void) | undefined
  /** Content languages, the required one first. @default [] */
  languages?: readonly Language[]
  /** Stores a local draft until saved. */
  draft?: DraftOptions | undefined
  /** Makes the form read-only with a reason. */
  readOnlyReason?: ReactNode
}

export type ContentFormState = 'unchanged' | 'changed' | 'saving' | 'saved' | 'failed' | 'conflict'

type FieldInfo = {
  label: ReactNode
  localised: boolean
  /** The groups around the field. */
  groups: readonly string[]
  /** Expands these groups. */
  reveal: () => void
  /** Formats a value. */
  format: ((value: unknown) => string) | undefined
  /** How the value merges, by paths below the field. */
  merge: MergeRules | undefined
  /** Describes a conflict of a part of the value. */
  describe: ((conflict: Conflict) => ConflictDescription | undefined) | undefined
}

/** The rules of all fields, by paths of the record. */
function mergeRulesOf(fields: ReadonlyMap<string, FieldInfo>): MergeRules {
  const of = [...fields].map(([name, { merge: { entries = {}, whole = [], blank = {} } = {} }]) => {
    const at = (path: string) => (path ? `${name}.${path}` : name)
    const below = <V>(values: Readonly<Record<string, V>>) =>
      Object.entries(values).map(([path, value]) => [at(path), value] as const)
    return { entries: below(entries), whole: whole.map(at), blank: below(blank) }
  })
  return {
    entries: Object.fromEntries(of.flatMap(({ entries }) => entries)),
    whole: of.flatMap(({ whole }) => whole),
    blank: Object.fromEntries(of.flatMap(({ blank }) => blank)),
  }
}

const within = (path: string, field: string) => path === field || path.startsWith(`${field}.`)

type OpenConflict<T> = {
  conflicts: Conflict[]
  takenOver: string[]
  mine: T
  theirs: T
  version: number
  by: string | undefined
}

/** State and actions of a form for one record; see `ContentForm` for its parts. */
export function useContentForm<T extends FieldValues>({
  initial,
  version,
  schema,
  onSubmit,
  onSaved,
  languages = [],
  draft: draftOptions,
  readOnlyReason,
}: UseContentFormProps<T>) {
  const id = useId()
  /** Issues of the server, by path. They stay until their field changes: leaving it validates it, too. */
  const fromServer = useRef(new Map<string, FormIssue>())
  const rhf = useForm<T>({
    // the record is complete
    defaultValues: initial as DefaultValues<T>,
    resolver: useMemo(() => resolverOf<T>(schema, () => fromServer.current.values()), [schema]),
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
  const [language, setLanguage] = useState(languages[0]?.code ?? '')
  const [fields] = useState(() => new Map<string, FieldInfo>())
  const [inputs] = useState(createPendingInputs)
  const pending = useSyncExternalStore(inputs.subscribe, inputs.all, inputs.all)
  const [discards, setDiscards] = useState(0)
  const busy = useRef(false)
  const values = useCallback(() => withoutBlanks(structuredClone(rhf.getValues())), [rhf])
  const subscribe = useCallback(
    (onChange: () => void) => {
      const watching = rhf.watch(onChange)
      return () => watching.unsubscribe()
    },
    [rhf],
  )
  // react-hook-form counts a viewed language as changed
  const isChanged = () => !same(withoutBlanks(rhf.getValues()), base.current.values)
  const changed = useSyncExternalStore(subscribe, isChanged, () => false)
  // text that a field has not parsed yet is unsaved too
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

  // Another field's change may fix an error (an end before its start). Server errors stay until their own field
  // changes.
  useEffect(() => {
    if (!attempted) return
    const watching = rhf.watch((_, { name: changed }) => {
      for (const path of fromServer.current.keys())
        if (changed && within(path, changed)) fromServer.current.delete(path)
      const paths = issuesOf(rhf.formState.errors).map(({ path }) => path)
      const stale = paths.filter((path) => !fromServer.current.has(path))
      if (stale.length > 0) void rhf.trigger(stale as FieldPath<T>[])
    })
    return () => watching.unsubscribe()
  }, [rhf, attempted])

  /** Sets the base for later comparisons, and keeps input that was typed during the save. */
  function rebase(stored: T, storedVersion: number | undefined, shown: T) {
    base.current = { values: stored, version: storedVersion }
    rhf.reset(stored)
    if (!same(stored, shown)) rhf.reset(shown, { keepDefaultValues: true })
  }

  const merge = (from: T, mine: T, theirs: T, chosen?: Readonly<Record<string, unknown>>) =>
    threeWay(from, mine, theirs, mergeRulesOf(fields), chosen)

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
      const typedMeanwhile = merge(submitted, values(), outcome.saved).merged
      rebase(outcome.saved, outcome.version, typedMeanwhile)
      draft.forget()
      setAttempted(false)
      // text typed during the save is unsaved, and reverting it is no save
      const next = same(typedMeanwhile, outcome.saved) ? 'saved' : 'idle'
      // synchronously: a router's blocker must know the new state when `onSaved` navigates
      flushSync(() => setPhase(next))
      onSaved?.(outcome.saved)
    } else if ('issues' in outcome) {
      for (const issue of outcome.issues) {
        fromServer.current.set(issue.path, issue)
        rhf.setError((issue.path || 'root') as FieldPath<T>, errorOf(issue))
      }
      refuse('idle')
    } else if ('conflict' in outcome) {
      const { theirs, version: theirVersion, by } = outcome.conflict
      const mine = values()
      const { merged, conflicts, takenOver: paths } = merge(base.current.values, mine, theirs)
      const found = { conflicts, takenOver: paths, mine, theirs, version: theirVersion, by }
      if (conflicts.length === 0) return goOn(found, merged)
      // nothing is merged before the choice; cancelling asks again on the next save
      setConflict(found)
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

  /** Merges the other side's changes and saves. */
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
    /** Connects fields. Without the record's type, because parts take the form of any record. */
    control: rhf.control as Control,
    languages,
    language,
    setLanguage,
    readOnlyReason,
    state,
    dirty,
    /** The caller's message for the last failed save. */
    failure,
    /** Issues by field: first those of fields, then those of validation. */
    issues: [...issuesOfInputs(pending), ...issuesOf(errors)],
    /** Whether a save was rejected: from then on the summary is shown. */
    attempted,
    /** Number of rejected saves; the summary takes the focus on each. */
    refusals,
    fields,
    /** Input that is not in the values. */
    inputs,
    /** Number of resets; fields remount without typed text. */
    discards,
    /** The conflicts to resolve. */
    conflict,
    /** Fields merged from the other side. */
    takenOver,
    /** A stored draft that is offered. */
    offeredDraft: draft.offered,
    values,
    /** The current value of a field, or of several; the component renders again when it changes. */
    watch: rhf.watch,
    /** Sets the value of a field. */
    setValue: rhf.setValue,
    /** Validates and saves; ignored while saving. */
    submit: () =>
      exclusively(async () => {
        if (isLocked(readOnlyReason)) return
        // synchronously: invalid input must be known before validation
        flushSync(() => {
          for (const flush of [...inputs.beforeSave]) flush()
        })
        // fields may need a confirmation before they pass on typed text
        if (inputs.all().some(({ message }) => message === undefined)) return
        setTakenOver(undefined)
        setAttempted(true)
        fromServer.current.clear()
        const valid = await rhf.trigger()
        if (valid && issuesOfInputs(inputs.all()).length === 0) await save(values())
        else refuse('idle')
      }),
    /** Saves with the resolved values, by path. */
    resolveConflict: (chosen: Readonly<Record<string, unknown>>) =>
      exclusively(async () => {
        if (!conflict) return
        const { merged } = merge(base.current.values, conflict.mine, conflict.theirs, chosen)
        setConflict(undefined)
        await goOn(conflict, merged)
      }),
    /** Cancels the conflict; the next save asks again. */
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
    /** Deletes the draft, and resets the form. */
    discard: () => {
      draft.forget()
      setAttempted(false)
      setFailure(undefined)
      setTakenOver(undefined)
      setPhase('idle')
      fromServer.current.clear()
      inputs.forget()
      setDiscards((count) => count + 1)
      rhf.reset(base.current.values)
    },
    refuseDraft: draft.refused,
    /** Subscribes to value changes; returns the unsubscribe function. */
    subscribe,
  }
}

export type ContentFormModel = Omit<
  ReturnType<typeof useContentForm<Record<string, unknown>>>,
  'values' | 'watch' | 'setValue' | 'conflict' | 'offeredDraft'
> & {
  values: () => object
  conflict: { conflicts: Conflict[]; by: string | undefined } | undefined
  offeredDraft: { savedAt: string } | undefined
}
