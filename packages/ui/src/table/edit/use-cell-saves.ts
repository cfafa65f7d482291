import { useCallback, useRef, useState } from 'react'
import { type CellDraft, type CellSave, type CellSaves, withSave } from './cell-edit'

const NONE: CellSaves = new Map()

/** States of cells being saved or not saved; several at once, because staff may already edit the next. */
export function useCellSaves(describe: (error: unknown) => string) {
  const [saves, setSaves] = useState(NONE)
  const latest = useRef({ attempts: new Map<string, number>(), describe })
  latest.current.describe = describe

  const setSave = useCallback((key: string, save: CellSave | undefined) => {
    setSaves((old) => withSave(old, key, save))
  }, [])
  const start = useCallback(
    async (key: string, draft: CellDraft, save: () => unknown) => {
      const { attempts } = latest.current
      const attempt = (attempts.get(key) ?? 0) + 1
      attempts.set(key, attempt)
      setSave(key, { state: 'saving', draft })
      let failure: CellSave | undefined
      try {
        await save()
      } catch (error) {
        failure = { state: 'failed', draft, message: latest.current.describe(error) }
      }
      // a later attempt for the same cell reports the result
      if (attempts.get(key) === attempt) setSave(key, failure)
    },
    [setSave],
  )
  return { saves, start, forget: useCallback((key: string) => setSave(key, undefined), [setSave]) }
}
