import type { ClipboardEvent } from 'react'

/** Text belongs to its input, even inside a paste target. */
const isText = (target: EventTarget) =>
  target instanceof Element && target.closest('input:not([type=file]), textarea, [contenteditable]') !== null

/** Pasted files; none in text inputs. */
export const pastedFiles = (event: ClipboardEvent): readonly File[] =>
  isText(event.target) ? [] : [...event.clipboardData.files]
