import { type Editor, Extension } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'

/** Selects everything from the first line to the last, if both are plain lines. */
function selectAllText({ state, view }: Editor): boolean {
  const { doc, tr } = state
  if (!doc.firstChild?.isTextblock || !doc.lastChild?.isTextblock) return false
  view.dispatch(tr.setSelection(TextSelection.create(doc, 1, doc.content.size - 1)))
  return true
}

/** Deletes a text that is selected as a whole, and keeps the style of its beginning for what is typed next. */
function deleteAllText({ state, view }: Editor): boolean {
  const { doc, selection, tr } = state
  const isAll = selection instanceof TextSelection && selection.from === 1 && selection.to === doc.content.size - 1
  if (!isAll || selection.empty) return false
  const marks = selection.$from.nodeAfter?.marks ?? []
  // otherwise tiptap turns an empty heading into a paragraph
  view.dispatch(tr.deleteSelection().setStoredMarks(marks).setMeta('preventClearDocument', true))
  return true
}

/** What replaces a whole text takes over its style, as in a word processor: heading, alignment, size, colour, font. */
export const KeepStyle = Extension.create({
  name: 'keepStyle',
  addKeyboardShortcuts() {
    const { editor } = this
    return {
      'Mod-a': () => selectAllText(editor),
      Backspace: () => deleteAllText(editor),
      Delete: () => deleteAllText(editor),
    }
  },
})
