import { useState } from 'react'
import type { FieldsLabels } from '#labels/fields'
import { useKioskUi } from '../../theme/context'
import { numberFormat } from '../../theme/intl'
import { lettersToSay } from './counter'

/** State of the counter; call `hear` with each text before setting it. */
export function useCounterAnnouncement(text: string, largest: number | undefined) {
  const [left, setLeft] = useState<number>()
  return {
    left,
    announceLength: (next: string) => {
      const remaining = largest === undefined ? undefined : lettersToSay(text.length, next.length, largest)
      if (remaining !== undefined) setLeft(remaining)
    },
  }
}

type FieldCounterProps = { used: number; largest: number; t: FieldsLabels }

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
export function CounterAnnouncement({ left, t }: { left: number | undefined; t: FieldsLabels }) {
  return (
    <span role="status" className="kui:sr-only">
      {left !== undefined && (left < 0 ? t.lettersOver(-left) : t.lettersLeft(left))}
    </span>
  )
}
