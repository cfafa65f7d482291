import { useEffect, useEffectEvent, useRef } from 'react'
import { missedText } from '../model/search'

/** Reports a text that found nothing once the visitor has left it: for one that finds something, for none, or for a page. */
export function useMissedText(text: string, missed: boolean, report: (text: string) => void) {
  const last = useRef('')
  const flush = useEffectEvent(() => {
    if (last.current !== '') report(last.current)
    last.current = ''
  })
  useEffect(() => {
    if (missed) last.current = missedText(last.current, text)
    else flush()
  }, [text, missed])
  useEffect(() => () => flush(), [])
}
