import type { Station } from '@kiosk-admin/kiosk-client'
import { useEffect, useState } from 'react'
import { useDependencies } from '../dependencies'
import { createClickCounter } from '../model/clicks'

/** Records visitors' clicks while there is a `record` function. */
export function useClicks(record: Station['record'] | null) {
  const { now } = useDependencies()
  const [countClicks] = useState(createClickCounter)
  useEffect(() => {
    if (!record) return
    const onClick = ({ target }: MouseEvent) => {
      // the notice in the footer is for staff
      if (!(target instanceof Element) || target.closest('.kiosk-notice')) return
      for (const click of countClicks(target, now())) void record(click)
    }
    // in the capture phase: the element may be removed by its own handler
    addEventListener('click', onClick, { capture: true })
    return () => removeEventListener('click', onClick, { capture: true })
  }, [record, countClicks, now])
}
