import type { ClipboardEvent } from 'react'

/** The words of a text belong to its input, also where files could be pasted around it. */
const isText = (target: EventTarget) =>
  target instanceof Element && target.closest('input:not([type=file]), textarea, [contenteditable]') !== null

/** The files that are pasted; none where words are typed. */
export const pastedFiles = (event: ClipboardEvent): readonly File[] =>
  isText(event.target) ? [] : [...event.clipboardData.files]
