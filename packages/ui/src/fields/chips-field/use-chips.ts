import { type ClipboardEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { useReportTyping } from '../../internal/form-field'
import { useControllable } from '../../internal/hooks/use-controllable'
import { useOwnEscape } from '../../internal/hooks/use-own-escape'
import { addChips, type ChipsRules, chipAfterKey, isList, type RefusedChip, removesChip, splitChips } from './chips'

export type UseChipsProps = ChipsRules & {
  value?: readonly string[] | undefined
  defaultValue?: readonly string[] | undefined
  onValueChange?: ((value: string[]) => void) | undefined
  /** Focusable but not editable. @default false */
  locked?: boolean | undefined
  /** Initial text of the input. @default '' */
  initialText?: string | undefined
}

/** The last announcement, for a live region. */
export type ChipsAction = { kind: 'added' | 'removed'; words: string[] }

const none: readonly string[] = []

/**
 * Chips with an input at the end, as a layout grid: Enter and comma add, arrow keys move between chips and input,
 * Delete and Backspace remove. `boxProps` go to the box, `listProps` to the grid, `chipProps` to each word, `cellProps`
 * to its contents.
 */
export function useChips({
  value,
  defaultValue = none,
  onValueChange,
  longest,
  most,
  locked = false,
  initialText = '',
}: UseChipsProps = {}) {
  const [held, setChips] = useControllable<readonly string[]>(value, defaultValue, (next) => onValueChange?.([...next]))
  // forms pass an empty string for a language without a value
  const chips = held.length > 0 ? held : none
  const [text, setText] = useState(initialText)
  const [refused, setRefused] = useState<readonly RefusedChip[]>(
    () => addChips(chips, splitChips(initialText), { longest, most }).refused,
  )
  const [action, setAction] = useState<ChipsAction>()
  const box = useRef<HTMLElement>(null)
  useOwnEscape(box, (target) => target.closest('[role="row"]') !== null)
  const focusInput = () => box.current?.querySelector('input')?.focus()
  const focusChip = (index: number) => {
    const row = box.current?.querySelectorAll<HTMLElement>('[role="row"]')[index]
    if (row) row.focus()
    else focusInput()
  }

  /** Appends words. Rejected words stay in the input, for correction. */
  function add(words: readonly string[], rest = '', left = false) {
    const outcome = addChips(chips, words, { longest, most })
    // a duplicate is no error when the field loses focus
    const stays = left ? outcome.refused.filter(({ reason }) => reason !== 'duplicate') : outcome.refused
    if (outcome.added.length > 0) {
      setChips(outcome.chips)
      setAction({ kind: 'added', words: outcome.added })
    }
    setRefused(stays)
    setText([...stays.map((one) => one.text), rest].filter((one) => one !== '').join(', '))
    return stays
  }

  function removeAt(index: number) {
    const word = chips[index]
    if (word === undefined || locked) return
    setChips(chips.filter((_, at) => at !== index))
    setAction({ kind: 'removed', words: [word] })
  }

  function type(next: string) {
    setRefused([])
    // on-screen keyboards send no key event for a comma; text after it is still being typed
    const cut = next.lastIndexOf(',')
    if (cut < 0) setText(next)
    else add(splitChips(next.slice(0, cut)), next.slice(cut + 1).trimStart())
  }

  /** Adds the typed text on blur and before saving. Returns the rejected words. */
  function read(): readonly RefusedChip[] {
    return locked || text.trim() === '' ? [] : add(splitChips(text), '', true)
  }
  useReportTyping(text.trim() !== '' && refused.length === 0, read)

  function onInputKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing || event.defaultPrevented) return
    const { selectionStart, selectionEnd } = event.currentTarget
    const atStart = selectionStart === 0 && selectionEnd === 0
    if (event.key === 'Enter' && text.trim() !== '' && !locked) {
      // Ctrl+Enter also submits the form
      if (!event.ctrlKey && !event.metaKey) event.preventDefault()
      add(splitChips(text))
    } else if (event.key === 'Backspace' && text === '' && !event.repeat) removeAt(chips.length - 1)
    else if (event.key === back(event) && atStart && chips.length > 0) {
      event.preventDefault()
      focusChip(chips.length - 1)
    }
  }

  function onChipKeyDown(event: KeyboardEvent<HTMLElement>, index: number) {
    const to = chipAfterKey(event.key, index, chips.length, mirrored(event))
    const removes = removesChip(event.key)
    if (to === undefined || (removes && locked)) return
    event.preventDefault()
    // move the focus before its element is removed
    focusChip(to)
    if (removes) removeAt(index)
  }

  return {
    chips,
    text,
    refused,
    action,
    add,
    /** Adds the typed text, like on blur. */
    read,
    boxProps: { ref: box as RefObject<HTMLSpanElement> },
    /** Props of the grid, given the label's id. */
    listProps: (labelId: string | undefined) => ({
      role: 'grid' as const,
      'aria-labelledby': labelId,
      'aria-readonly': locked || undefined,
    }),
    chipProps: (word: string, index: number) => ({
      role: 'row' as const,
      'aria-label': word,
      tabIndex: -1,
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => onChipKeyDown(event, index),
    }),
    cellProps: { role: 'gridcell' as const },
    removeProps: (index: number) => ({
      tabIndex: -1,
      onClick: () => {
        focusInput()
        removeAt(index)
      },
    }),
    inputProps: {
      value: text,
      readOnly: locked,
      onChange: (event: { target: { value: string } }) => type(event.target.value),
      onKeyDown: onInputKeyDown,
      onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
        const pasted = event.clipboardData.getData('text')
        if (locked || !isList(pasted)) return
        event.preventDefault() // inputs drop line breaks
        add(splitChips(`${text},${pasted}`))
      },
      onBlur: read,
    },
  }
}

const mirrored = (event: KeyboardEvent<HTMLElement>) => getComputedStyle(event.currentTarget).direction === 'rtl'
const back = (event: KeyboardEvent<HTMLElement>) => (mirrored(event) ? 'ArrowRight' : 'ArrowLeft')
