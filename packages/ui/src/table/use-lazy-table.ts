import type { RowData } from '@tanstack/table-core'
import { useCallback, useLayoutEffect, useReducer, useRef } from 'react'
import { onDemand } from '../internal/on-demand'
import type { FeatureOptions, FeatureTable } from './table-features'

const code = onDemand(() => import('./table-features'))

/** Loads what sorting and selecting need: called when somebody is about to do either. */
export const askForTable = () => code.ask()

type Act<Row extends RowData> = (table: FeatureTable<Row>) => void

/**
 * TanStack's table for what its features decide: what a further sort or a selected range comes to. It is loaded and made
 * when it is first asked, in an event: most lists are read only. What is asked before its code is there is done once it is,
 * one after the other, each on what the one before it came to.
 */
export function useLazyTable<Row extends RowData>(options: FeatureOptions<Row>): (act: Act<Row>) => void {
  const latest = useRef(options)
  const made = useRef<FeatureTable<Row> | undefined>(undefined)
  const waiting = useRef<Act<Row>[]>([])
  const [, goOn] = useReducer((turns: number) => turns + 1, 0)
  const loaded = code.use()

  const withTable = useCallback(
    (act: Act<Row>) => {
      if (!loaded || waiting.current.length > 0) {
        waiting.current.push(act)
        // without the code nothing comes of it, and it must not come as a surprise later
        code.ask(() => {
          waiting.current = []
        })
        return
      }
      if (made.current) made.current.setOptions((before) => ({ ...before, ...latest.current }))
      else made.current = loaded.makeTable<Row>(latest.current)
      act(made.current)
    },
    [loaded],
  )

  useLayoutEffect(() => {
    latest.current = options
    if (!loaded || waiting.current.length === 0) return
    const [next, ...others] = waiting.current
    waiting.current = []
    if (next) withTable(next)
    waiting.current = others
    if (others.length > 0) goOn()
  })
  return withTable
}
