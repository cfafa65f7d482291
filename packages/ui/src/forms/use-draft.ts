import { useEffect, useRef, useState } from 'react'
import { same } from '../internal/same'
import { useKioskUi } from '../theme/context'
import { type DraftOptions, draftKeeper, type KeptDraft, without } from './draft'

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
  // an older draft that is still offered is not overwritten before its owner decided: new words lie beside it
  const [beside] = useState(() => options && draftKeeper<T>({ ...options, key: `${options.key}:now` }))
  const [offered, setOffered] = useState<KeptDraft<T> | undefined>(() => {
    const [older, newer] = [keeper?.read(), beside?.read()]
    const kept = newer && !(older && older.savedAt > newer.savedAt) ? newer : older
    // what is never kept is no difference
    return kept && !same(kept.values, without(current().values, options?.omit)) ? kept : undefined
  })
  const latest = useRef({ current, offered, now })
  latest.current = { current, offered, now }

  useEffect(() => {
    if (!keeper || !beside || !key) return
    // what is offered takes the older one's place, so that what is typed now does not overwrite it
    const { offered: newer } = latest.current
    if (newer && same(beside.read(), newer)) {
      keeper.keep(newer)
      beside.forget()
    }
    let waiting: ReturnType<typeof setTimeout> | undefined
    const write = () => {
      if (waiting === undefined) return
      clearTimeout(waiting)
      waiting = undefined
      const { values, base, version, dirty } = latest.current.current()
      const place = latest.current.offered ? beside : keeper
      if (!dirty) place.forget()
      else place.keep({ values, base, version: version ?? null, savedAt: latest.current.now().toISOString() })
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
  }, [keeper, beside, key, subscribe])

  return {
    offered,
    /** The offered draft is in the form, in place of what was typed beside it. */
    taken: () => {
      setOffered(undefined)
      beside?.forget()
    },
    /** What was typed beside the offered draft stays. */
    refused: () => {
      setOffered(undefined)
      const typed = beside?.read()
      if (typed) keeper?.keep(typed)
      else keeper?.forget()
      beside?.forget()
    },
    forget: () => {
      setOffered(undefined)
      keeper?.forget()
      beside?.forget()
    },
  }
}
