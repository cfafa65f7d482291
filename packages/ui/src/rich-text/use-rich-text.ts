import { createDocument, type Editor } from '@tiptap/core'
import { EditorState } from '@tiptap/pm/state'
import { useEditor } from '@tiptap/react'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useBeforeSave } from '../internal/form-field'
import { useControllable } from '../internal/hooks/use-controllable'
import { extensionsFor } from './extensions'
import { cleanPasted } from './paste'
import { cleanRichText, isEmptyRichText } from './rich-text'
import { type RichTextRules, richTextRules } from './rules'

const patience = 300

export type UseRichTextProps = {
  /** HTML within the rules. */
  value?: string
  defaultValue?: string
  /** Called 300 ms after the last change, when the text is left, and before the form around it is saved. */
  onValueChange?: (value: string) => void
  /** What the text may hold. @default richTextRules */
  rules?: RichTextRules
  /** Which text this is, when one editor shows several in turn, such as languages: each keeps its own undo. */
  documentKey?: string
  /** Shown, but not to be changed. @default false */
  locked?: boolean
  /** Is there with the first drawing, so that it can take the focus at once; on a server it is not. @default false */
  immediately?: boolean
  /** Attributes of the element that is typed in: its id, its name. */
  attributes?: Readonly<Record<string, string | undefined>>
  /** Hears the HTML that is shown, at once: of every change, and of what others put in its place. */
  onShow?: (html: string) => void
}

/** The text that the editor shows: which one, its HTML as the caller knows it, and what the caller gave, as a document too. */
type Shown = { key: string; html: string; given: { html: string; doc: EditorState['doc'] } }

const freshState = ({ state, schema }: Editor, html: string) =>
  EditorState.create({ doc: createDocument(html, schema), plugins: state.plugins })

/** The state of an editor of rich text; `editor` is tiptap's own, and undefined until it is on the page. */
export function useRichText({
  value,
  defaultValue = '',
  onValueChange,
  rules = richTextRules,
  documentKey = '',
  locked = false,
  immediately = false,
  attributes = {},
  onShow,
}: UseRichTextProps) {
  const [html, setHtml] = useControllable(value, defaultValue, onValueChange)
  const [turn, setTurn] = useState(0)
  const shown = useRef<Shown>(undefined)
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; emit: () => void }>(undefined)
  const [states] = useState(() => new Map<string, Shown & { state: EditorState }>())
  const latest = useRef({ setHtml, onValueChange, onShow, rules, documentKey })
  latest.current = { setHtml, onValueChange, onShow, rules, documentKey }

  const flush = useCallback(() => {
    if (!pending.current) return
    clearTimeout(pending.current.timer)
    const { emit } = pending.current
    pending.current = undefined
    emit()
  }, [])

  const read = useCallback((of: Editor): string => {
    const given = shown.current?.given
    // taken back to what it was, it is what it was, however the editor would write it
    if (given?.doc.eq(of.state.doc)) return given.html
    const written = cleanRichText(of.getHTML(), latest.current.rules)
    return isEmptyRichText(written) ? '' : written
  }, [])

  const editor =
    useEditor({
      // usually not while it is drawn: a server has no document
      immediatelyRender: immediately && typeof document !== 'undefined',
      // strict content policies refuse styles that are put in by scripts; the kit's style sheet has them
      injectCSS: false,
      extensions: useMemo(() => extensionsFor(rules), [rules]),
      editable: !locked,
      editorProps: {
        attributes: Object.fromEntries(
          Object.entries({ role: 'textbox', 'aria-multiline': 'true', ...attributes }).flatMap(([name, said]) =>
            said === undefined ? [] : [[name, said]],
          ),
        ),
        transformPastedHTML: (pasted) => cleanPasted(pasted, latest.current.rules),
        handleKeyDown: (_, { key, ctrlKey, metaKey }) => {
          if (key === 'Enter' && (ctrlKey || metaKey)) flush()
          return false
        },
      },
      onUpdate: ({ editor: changed }) => {
        clearTimeout(pending.current?.timer)
        latest.current.onShow?.(read(changed))
        const { onValueChange: emitTo } = latest.current
        const emit = () => {
          const next = read(changed)
          if (!shown.current || next === shown.current.html) return
          shown.current = { ...shown.current, html: next }
          // words belong to the text that they were typed in, also when another one is shown by now
          if (shown.current.key === latest.current.documentKey) latest.current.setHtml(next)
          else emitTo?.(next)
          setTurn((count) => count + 1)
        }
        pending.current = { timer: setTimeout(flush, patience), emit }
      },
      onBlur: flush,
    }) ?? undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: a caller who refuses a change gives the same words once more
  useLayoutEffect(() => {
    if (!editor || editor.isDestroyed) return
    const before = shown.current
    if (before && before.key === documentKey && before.html === html) return
    if (before && before.key !== documentKey) {
      flush()
      states.set(before.key, { ...(shown.current ?? before), state: editor.state })
    } else if (before && pending.current) {
      clearTimeout(pending.current.timer)
      pending.current = undefined
    }
    const kept = before?.key === documentKey ? undefined : states.get(documentKey)
    const same = kept?.html === html ? kept : undefined
    const state = same?.state ?? freshState(editor, cleanRichText(html, rules))
    editor.view.updateState(state)
    shown.current = { key: documentKey, html, given: same?.given ?? { html, doc: state.doc } }
    if (before) latest.current.onShow?.(html)
    // tells whoever shows the state of the editor
    editor.view.dispatch(editor.state.tr.setMeta('addToHistory', false))
  }, [editor, html, documentKey, rules, turn, states, flush])

  useBeforeSave(flush)
  useEffect(() => {
    const form = editor && !editor.isDestroyed ? editor.view.dom.closest('form') : undefined
    form?.addEventListener('submit', flush, true)
    addEventListener('pagehide', flush)
    return () => {
      form?.removeEventListener('submit', flush, true)
      removeEventListener('pagehide', flush)
    }
  }, [editor, flush])
  useEffect(() => flush, [flush])

  return {
    editor,
    /** The HTML as the caller knows it. */
    html,
    flush,
    /** Puts other HTML in place of the whole text, as one step that can be undone. */
    replace: (next: string) => {
      editor?.commands.setContent(cleanRichText(next, rules), { emitUpdate: true })
      flush()
    },
  }
}
