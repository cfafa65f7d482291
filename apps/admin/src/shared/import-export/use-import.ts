import { useEffect, useRef, useState } from 'react'
import type { ImportExportStore } from '../../data/content/import-export-store'
import { failureText, toastFailure } from '../failures/failures'
import { getMessages } from '../i18n/i18n'
import { kitLabels } from '../kit'
import { toastDone, toastWarning } from '../toasts/toasts'
import { type Plan, type Planned, type Repeated, type Repeats, repeatedIn, rowsToWrite } from './import/plan'
import { type FileProblem, readImport } from './import/read-import'
import { type ImportResult, mergeResults, runImport, undoImport } from './import/run-import'
import { importMessages } from './messages'
import type { Subject } from './rows/subject'

/** New records that several rows name, and what is made of them; nothing is imported before somebody has said that. */
export type Repetition = { bytes: Uint8Array; repeated: readonly Repeated[]; repeats: Repeats | undefined }

export type ImportStep =
  | { at: 'choose'; problem?: { kind: FileProblem; row?: number } | { text: string } }
  | { at: 'reading'; file: string }
  | ({ at: 'preview'; file: string; plan: Plan } & Repetition)
  | { at: 'running'; file: string; plan: Plan; done: number; total: number }
  | { at: 'result'; file: string; plan: Plan; result: ImportResult; undo: 'possible' | 'underWay' | 'done' }

const nothingYet: ImportResult = { created: [], changed: [], failed: [], left: [] }

export const wroteSomething = ({ created, changed }: ImportResult) => created.length + changed.length > 0

/** State machine of an import: choose, read, preview, run, result, undo. */
export function useImport(subject: Subject, store: ImportExportStore) {
  const [step, setStep] = useState<ImportStep>({ at: 'choose' })
  const stopped = useRef(false)
  const unmounted = useRef(false)
  useEffect(() => {
    unmounted.current = false
    return () => {
      // leaving the page stops the import; a toast reports the written rows
      stopped.current = true
      unmounted.current = true
    }
  }, [])

  async function read(file: File) {
    setStep({ at: 'reading', file: file.name })
    try {
      const bytes = new Uint8Array(await file.arrayBuffer())
      const found = await readImport(bytes, subject, store)
      if (!('problem' in found)) {
        const { plan } = found
        return setStep({ at: 'preview', file: file.name, plan, bytes, repeated: repeatedIn(plan), repeats: undefined })
      }
      const { problem: kind, row } = found
      setStep({ at: 'choose', problem: { kind, ...(row === undefined ? {} : { row }) } })
    } catch (error) {
      const text = failureText(error)
      setStep({ at: 'choose', ...(text ? { problem: { text } } : {}) })
    }
  }

  /** Plans the file again, because rows may refer to a record that several rows named. */
  async function repeat(repeats: Repeats) {
    if (step.at !== 'preview') return
    try {
      const found = await readImport(step.bytes, subject, store, repeats)
      if (!('problem' in found)) setStep({ ...step, plan: found.plan, repeats })
    } catch (error) {
      toastFailure(error)
    }
  }

  async function run(file: string, plan: Plan, rows: readonly Planned[], before: ImportResult) {
    stopped.current = false
    const total = rows.length
    const onProgress = (done: number) => setStep({ at: 'running', file, plan, done, total })
    onProgress(0)
    const result = mergeResults(before, await runImport(rows, store, { onProgress, stopped: () => stopped.current }))
    void store.revalidate()
    setStep({ at: 'result', file, plan, result, undo: 'possible' })
    if (unmounted.current) showResult(result)
  }

  async function revert(result: ImportResult) {
    const { kept } = await undoImport(result, store, subject.fieldNames)
    await store.revalidate()
    if (kept > 0) toastWarning(getMessages(importMessages)('import.kept', { count: kept }))
  }

  /** Shows a toast with the result and undo. */
  function showResult(result: ImportResult) {
    if (!wroteSomething(result)) return
    const count = result.created.length + result.changed.length
    toastDone('updated', getMessages(importMessages)('import.imported', { count }), {
      label: kitLabels().primitives.undo,
      onSelect: () => void revert(result).catch(toastFailure),
      lasts: true,
    })
  }

  return {
    step,
    read: (file: File) => void read(file),
    repeat: (repeats: Repeats) => void repeat(repeats),
    again: () => setStep({ at: 'choose' }),
    start() {
      if (step.at === 'preview') void run(step.file, step.plan, rowsToWrite(step.plan), nothingYet)
    },
    /** Repeats failed and unreached rows only. */
    retry() {
      if (step.at !== 'result') return
      const { file, plan, result } = step
      const rows = [...result.failed.map(({ planned }) => planned), ...result.left].sort((a, b) => a.row - b.row)
      void run(file, plan, rows, result)
    },
    /** Stops after the current row. */
    stop() {
      stopped.current = true
    },
    async undo() {
      if (step.at !== 'result' || step.undo !== 'possible') return
      setStep({ ...step, undo: 'underWay' })
      try {
        await revert(step.result)
        setStep({ ...step, undo: 'done' })
      } catch (error) {
        toastFailure(error)
        setStep(step)
      }
    },
    /** Called when the dialog closes. */
    leave() {
      if (step.at === 'result' && step.undo === 'possible') showResult(step.result)
    },
  }
}
