import type { Station } from '@kiosk-admin/kiosk-client'
import { useEffect, useState } from 'react'
import { createVisitors } from './model/touches'
import { useServices } from './services'

/** Counts what visitors touch, for as long as there is something to count with. */
export function useTouches(record: Station['record'] | null) {
  const { now } = useServices()
  const [clicksOf] = useState(createVisitors)
  useEffect(() => {
    if (!record) return
    const touched = ({ target }: MouseEvent) => {
      // the foot's notice is for staff
      if (!(target instanceof Element) || target.closest('.kiosk-notice')) return
      for (const click of clicksOf(target, now())) void record(click)
    }
    // before anything else, so that it counts also when what was touched is gone after that
    addEventListener('click', touched, { capture: true })
    return () => removeEventListener('click', touched, { capture: true })
  }, [record, clicksOf, now])
}
