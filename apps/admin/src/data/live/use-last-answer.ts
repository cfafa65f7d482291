import { useEffect, useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { useApi } from '../../shared/api/api'
import { unanswered } from '../../shared/api/requests'
import { useNow } from '../../shared/clock'
import { watchReachability } from './reachability'

/**
 * When the server answered last, while it cannot be reached; `undefined` while it can. Reloads what the page shows when
 * it answers again. Without `live`, only a failed call is a reason to ask.
 */
export function useLastAnswer(live: boolean): Date | undefined {
  const api = useApi()
  const now = useNow()
  const { mutate } = useSWRConfig()
  const answered = useRef<Date>(undefined)
  const [lastAnswer, setLastAnswer] = useState<Date>()

  useEffect(() => {
    const { ask, end } = watchReachability({
      isReachable: api.isReachable,
      isWatching: () => live && !document.hidden,
      onAnswer() {
        answered.current = now()
      },
      onChange(reachable) {
        setLastAnswer(reachable ? undefined : (answered.current ?? now()))
        if (reachable) void mutate(() => true)
      },
    })
    const ended = new AbortController()
    for (const event of ['online', 'offline']) window.addEventListener(event, ask, ended)
    if (live) document.addEventListener('visibilitychange', () => document.hidden || ask(), ended)
    const unsubscribe = unanswered.subscribe(ask)
    return () => {
      ended.abort()
      unsubscribe()
      end()
    }
  }, [api, now, mutate, live])

  return lastAnswer
}
