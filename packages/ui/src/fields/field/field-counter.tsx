import { useState } from 'react'
import { useKioskUi } from '../../theme/context'
import { numberFormat } from '../../theme/intl'
import type { BasicLabels } from '../basic-labels/en'
import { lettersToSay } from './counter'

/** State of the counter; call `hear` with each text before setting it. */
export function useCounterNews(text: string, largest: number | undefined) {
  const [left, setLeft] = useState<number>()
  return {
    left,
    hear: (next: string) => {
      const said = largest === undefined ? undefined : lettersToSay(text.length, next.length, largest)
      if (said !== undefined) setLeft(said)
    },
  }
}

type FieldCounterProps = { used: number; largest: number; t: BasicLabels }

/** The visible counter; `CounterNews` announces it. */
export function FieldCounter({ used, largest, t }: FieldCounterProps) {
  const { locale } = useKioskUi()
  const { format } = numberFormat(locale)
  return (
    <span
      data-slot="field-counter"
      data-over={used > largest || undefined}
      className="kui:shrink-0 kui:tabular-nums kui:data-[over]:text-danger-text"
    >
      {t.counter(format(used), format(largest), largest)}
    </span>
  )
}

/** Announces the characters left near the limit. */
export function CounterNews({ left, t }: { left: number | undefined; t: BasicLabels }) {
  return (
    <span role="status" className="kui:sr-only">
      {left !== undefined && (left < 0 ? t.lettersOver(-left) : t.lettersLeft(left))}
    </span>
  )
}
