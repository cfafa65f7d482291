import { useEffect, useRef, useState } from 'react'
import { useKioskUi } from '../internal/context'
import { same } from '../internal/same'
import { type DraftOptions, draftKeeper, type KeptDraft } from './draft'

const patience = 300

type UseDraftProps<T> = {
  options: DraftOptions | undefined
  /** What is kept: asked when it is written, a moment after the last change. */
  current: () => { values: T; base: T; version: number | undefined; dirty: boolean }
  /** Calls back after every change and gives back how to stop. */
  subscribe: (onChange: () => void) => () => void
}

/** Keeps a form's words on this computer until they are saved or discarded, also when the page is closed or crashes. */
export function useDraft<T>({ options, current, subscribe }: UseDraftProps<T>) {
  const { now } = useKioskUi()
  const key = options?.key
  const [keeper] = useState(() => options && draftKeeper<T>(options))
  const [offered, setOffered] = useState<KeptDraft<T> | undefined>(() => {
    const kept = keeper?.read()
    return kept && !same(kept.values, current().values) ? kept : undefined
  })
  const latest = useRef({ current, offered, now })
  latest.current = { current, offered, now }

  useEffect(() => {
    if (!keeper || !key) return
    let waiting: ReturnType<typeof setTimeout> | undefined
    const write = () => {
      if (waiting === undefined) return
      clearTimeout(waiting)
      waiting = undefined
      // an older draft that is still offered is not overwritten before its owner decided
      if (latest.current.offered) return
      const { values, base, version, dirty } = latest.current.current()
      if (!dirty) keeper.forget()
      else keeper.keep({ values, base, version: version ?? null, savedAt: latest.current.now().toISOString() })
    }
    const stop = subscribe(() => {
      clearTimeout(waiting)
      waiting = setTimeout(write, patience)
    })
    addEventListener('pagehide', write)
    return () => {
      write()
      stop()
      removeEventListener('pagehide', write)
    }
  }, [keeper, key, subscribe])

  return {
    offered,
    /** The offered draft was taken or refused. */
    decided: () => setOffered(undefined),
    forget: () => {
      setOffered(undefined)
      keeper?.forget()
    },
  }
}
