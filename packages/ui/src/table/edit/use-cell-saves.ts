import { useCallback, useRef, useState } from 'react'
import { type CellDraft, type CellSave, type CellSaves, withSave } from './cell-edit'

const NONE: CellSaves = new Map()

/** The cells that are being saved or were not: several at once, as staff go on to the next. */
export function useCellSaves(describe: (error: unknown) => string) {
  const [saves, setSaves] = useState(NONE)
  const latest = useRef({ tries: new Map<string, number>(), describe })
  latest.current.describe = describe

  const put = useCallback((key: string, save: CellSave | undefined) => {
    setSaves((old) => withSave(old, key, save))
  }, [])
  const start = useCallback(
    async (key: string, draft: CellDraft, save: () => unknown) => {
      const { tries } = latest.current
      const mine = (tries.get(key) ?? 0) + 1
      tries.set(key, mine)
      put(key, { state: 'saving', draft })
      let failure: CellSave | undefined
      try {
        await save()
      } catch (error) {
        failure = { state: 'failed', draft, message: latest.current.describe(error) }
      }
      // A later try of the same cell says how it went.
      if (tries.get(key) === mine) put(key, failure)
    },
    [put],
  )
  return { saves, start, forget: useCallback((key: string) => put(key, undefined), [put]) }
}
