// Stores the draft of a form while typing, and offers a stored one.

import { useEffect, useRef, useState } from 'react'
import { same } from '../internal/same'
import { useKioskUi } from '../theme/context'
import { type DraftOptions, draftKeeper, type KeptDraft, without } from './draft'

const patience = 300

type UseDraftProps<T> = {
  options: DraftOptions | undefined
  /** Returns the values to store, called shortly after the last change. */
  current: () => { values: T; base: T; version: number | undefined; dirty: boolean }
  /** Subscribes to changes; returns the unsubscribe function. */
  subscribe: (onChange: () => void) => () => void
}

/** Stores a form's draft on this device until saved or discarded, also across crashes. */
export function useDraft<T>({ options, current, subscribe }: UseDraftProps<T>) {
  const { now } = useKioskUi()
  const key = options?.key
  const [keeper] = useState(() => options && draftKeeper<T>(options))
  // while an older draft is offered, new input is stored beside it
  const [beside] = useState(() => options && draftKeeper<T>({ ...options, key: `${options.key}:now` }))
  const [offered, setOffered] = useState<KeptDraft<T> | undefined>(() => {
    const [older, newer] = [keeper?.read(), beside?.read()]
    const kept = newer && !(older && older.savedAt > newer.savedAt) ? newer : older
    // excluded fields are no difference
    return kept && !same(kept.values, without(current().values, options?.omit)) ? kept : undefined
  })
  const latest = useRef({ current, offered, now })
  latest.current = { current, offered, now }

  useEffect(() => {
    if (!keeper || !beside || !key) return
    // move the offered draft, so that new input does not overwrite it
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
    /** Restores the offered draft, replacing new input. */
    taken: () => {
      setOffered(undefined)
      beside?.forget()
    },
    /** Discards the offered draft and keeps new input. */
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
