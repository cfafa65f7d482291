import { type MallClock, mallClock, type Visibility } from '@kiosk-admin/api-client'
import { useKioskUi } from '@kiosk-admin/ui'
import { useEffect, useEffectEvent, useMemo, useReducer } from 'react'
import { useNow } from '../../shared/clock'
import { useMall } from './use-mall'

const MINUTE_MS = 60_000

/** Wait after a change that the server does not know yet, as its clock may be behind. */
const AGAIN_MS = 10_000

/** The clock of this tab's mall, by the minute. */
export function useMallClock(): MallClock {
  const minute = Math.floor(useNow()().getTime() / MINUTE_MS)
  // until the mall is known, the time here
  const { timeZone: here } = useKioskUi()
  const timeZone = useMall()?.timeZone ?? here
  return useMemo(() => mallClock(new Date(minute * MINUTE_MS), timeZone), [minute, timeZone])
}

/** Renders again and calls `reload` when the first of these states changes, and at the mall's midnight. */
export function useVisibilityChanges(states: readonly Visibility[], reload: () => void): void {
  const now = useNow()
  const { midnight } = useMallClock()
  const [, render] = useReducer((count: number) => count + 1, 0)
  const change = useEffectEvent(() => {
    render()
    reload()
  })
  const next = states.reduce((first, { from, until }) => {
    const change = from ?? until
    return change === undefined ? first : Math.min(first, Date.parse(change))
  }, midnight)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      const left = next - now().getTime()
      timer = setTimeout(fire, left > 0 ? left : AGAIN_MS)
    }
    const fire = () => {
      change()
      wait()
    }
    wait()
    return () => clearTimeout(timer)
  }, [next, now])
}
