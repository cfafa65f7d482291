import { useEffect, useState } from 'react'
import type { StoredToast } from './toast-store'

/** Milliseconds until a text is gone again, which the message itself shows. */
const ANNOUNCED = 1000

const textOf = ({ title, text, action }: StoredToast) =>
  [title, [text, action?.label].filter(Boolean).join(' ')].filter(Boolean).join(': ')

/**
 * What screen readers announce of new and changed messages: errors at once, others when there is a pause. The regions are
 * there before the texts, which browsers would not announce otherwise.
 */
export const ToastAnnouncements = ({ shown }: { shown: readonly StoredToast[] }) =>
  (['polite', 'assertive'] as const).map((politeness) => (
    <span key={politeness} aria-live={politeness} className="kui:sr-only">
      {shown
        .filter(({ kind }) => (kind === 'error') === (politeness === 'assertive'))
        .map((toast) => (
          <Announcement key={`${toast.id} ${textOf(toast)}`} text={textOf(toast)} />
        ))}
    </span>
  ))

function Announcement({ text }: { text: string }) {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), ANNOUNCED)
    return () => clearTimeout(timer)
  }, [])
  return isOver ? null : <span>{text}</span>
}
