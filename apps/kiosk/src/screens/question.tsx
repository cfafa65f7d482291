import { useEffect, useId, useRef } from 'react'
import { useAccess } from './access/access-context'
import './question.css'

export type QuestionProps = {
  title: string
  text: string
  /** The button. Any touch is an answer; the button makes that visible. */
  answer: string
}

/** Asks whether the visitor is still there. Takes the focus, and returns it when it is answered. */
export function Question({ title, text, answer }: QuestionProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const before = document.activeElement
    button.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div
      className="kiosk-question"
      role="alertdialog"
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <p id={`${id}-text`}>{text}</p>
      <button ref={button} type="button" className="kiosk-primary">
        {answer}
      </button>
    </div>
  )
}

/** The question over the whole screen, in the visitor's modes. */
export function QuestionWindow({ lang, ...question }: QuestionProps & { lang: string }) {
  const { attributes } = useAccess()
  return (
    <div className="kiosk kiosk-question-window" lang={lang} {...attributes}>
      <Question {...question} />
    </div>
  )
}
