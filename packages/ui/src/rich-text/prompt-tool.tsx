import type { Editor } from '@tiptap/core'
import { type ReactNode, useState } from 'react'
import { TextField } from '../fields/text-field/text-field'
import { Button } from '../primitives/button/button'
import { Popover, PopoverContent, PopoverTrigger } from '../primitives/popover/popover'
import { Tool, type ToolProps } from './toolbar-focus'

export type PromptToolProps = Pick<ToolProps, 'name' | 'label' | 'icon' | 'pressed' | 'shortcut' | 'aria-disabled'> & {
  editor: Editor
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The label of the input. */
  question: string
  /** The current text. */
  initial: string
  /** A line below the input. */
  hint?: string | undefined
  confirm: string
  /** Applies the text, or returns an error message. */
  onAnswer: (text: string) => string | undefined
  /** Removes the current link or image. */
  remove?: { label: string; onRemove: () => void } | undefined
  /** Answers in another window instead. */
  instead?: { label: string; onOpen: () => void } | undefined
}

/** A tool that asks for one line of text in a small window (WAI-ARIA dialog, not modal). */
export function PromptTool({
  editor,
  open,
  onOpenChange,
  question,
  initial,
  hint,
  confirm,
  onAnswer,
  remove,
  instead,
  ...tool
}: PromptToolProps) {
  return (
    <Popover open={open} onOpenChange={onOpenChange}>
      <PopoverTrigger asChild>
        <Tool {...tool} />
      </PopoverTrigger>
      <PopoverContent
        align="start"
        aria-label={tool.label}
        className="kui:w-80"
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          editor.commands.focus()
        }}
      >
        <Question {...{ question, initial, hint, confirm, onAnswer }} onDone={() => onOpenChange(false)}>
          {instead && (
            <Button
              size="small"
              onClick={() => {
                onOpenChange(false)
                instead.onOpen()
              }}
            >
              {instead.label}
            </Button>
          )}
          {remove && (
            <Button
              size="small"
              variant="quiet"
              onClick={() => {
                remove.onRemove()
                onOpenChange(false)
              }}
            >
              {remove.label}
            </Button>
          )}
        </Question>
      </PopoverContent>
    </Popover>
  )
}

type QuestionProps = Pick<PromptToolProps, 'question' | 'initial' | 'hint' | 'confirm' | 'onAnswer'> & {
  onDone: () => void
  children: ReactNode
}

function Question({ question, initial, hint, confirm, onAnswer, onDone, children }: QuestionProps) {
  const [text, setText] = useState(initial)
  const [problem, setProblem] = useState<string>()
  const answer = () => {
    const error = onAnswer(text)
    setProblem(error)
    if (error === undefined) onDone()
  }
  return (
    <div className="kui:flex kui:flex-col kui:gap-3">
      <TextField
        label={question}
        hint={hint}
        error={problem}
        value={text}
        onValueChange={setText}
        autoCapitalize="none"
        autoComplete="off"
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // not a form: it must not submit the surrounding one
          event.preventDefault()
          answer()
        }}
      />
      <div className="kui:flex kui:flex-wrap kui:gap-2">
        <Button size="small" variant="primary" onClick={answer}>
          {confirm}
        </Button>
        {children}
      </div>
    </div>
  )
}
