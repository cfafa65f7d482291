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

const EMIT_DELAY = 300

export type UseRichTextProps = {
  /** HTML within the rules. */
  value?: string
  defaultValue?: string
  /** Called 300 ms after the last change, on blur, and before the surrounding form is saved. */
  onValueChange?: (value: string) => void
  /** The allowed HTML. @default richTextRules */
  rules?: RichTextRules
  /** Key of the current text, for one editor with several texts such as languages: each has its own undo history. */
  documentKey?: string
  /** Makes the text read-only. @default false */
  locked?: boolean
  /** Renders the editor immediately, so that it can be focused; not for server rendering. @default false */
  immediately?: boolean
  /** Attributes of the editable element, such as id and name. */
  attributes?: Readonly<Record<string, string | undefined>>
  /** Called with the shown HTML without debouncing, also on changes of `value`. */
  onShow?: (html: string) => void
}

/** The shown text: its key, its HTML as last reported, and the given value as HTML and document. */
type Shown = { key: string; html: string; given: { html: string; doc: EditorState['doc'] } }

const freshState = ({ state, schema }: Editor, html: string) =>
  EditorState.create({ doc: createDocument(html, schema), plugins: state.plugins })

/** State of a rich text editor; `editor` is tiptap's, undefined until mounted. */
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
  const initial = useRef(html)
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
    // undone to the given document: return the given HTML, not tiptap's serialisation
    if (given?.doc.eq(of.state.doc)) return given.html
    const serialised = cleanRichText(of.getHTML(), latest.current.rules)
    return isEmptyRichText(serialised) ? '' : serialised
  }, [])

  const editor =
    useEditor({
      // usually not while rendering, because a server has no document
      immediatelyRender: immediately && typeof document !== 'undefined',
      // strict content policies block injected styles; the kit's style sheet has them
      injectCSS: false,
      extensions: useMemo(() => extensionsFor(rules), [rules]),
      editable: !locked,
      editorProps: {
        attributes: Object.fromEntries(
          Object.entries({ role: 'textbox', 'aria-multiline': 'true', ...attributes }).flatMap(([name, value]) =>
            value === undefined ? [] : [[name, value]],
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
          // report a change to the text in which it was typed, even if another one is shown by now
          if (shown.current.key === latest.current.documentKey) latest.current.setHtml(next)
          else emitTo?.(next)
          setTurn((count) => count + 1)
        }
        pending.current = { timer: setTimeout(flush, EMIT_DELAY), emit }
      },
      onBlur: flush,
    }) ?? undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: a caller that refuses a change gives the same HTML again
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
    // the editor starts after the first render, when a draft may have been restored
    if (before || html !== initial.current) latest.current.onShow?.(html)
    // notifies subscribers of the editor's state
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
    /** The HTML as last reported to the caller. */
    html,
    flush,
    /** Replaces the whole text in one undoable step. */
    replace: (next: string) => {
      editor?.commands.setContent(cleanRichText(next, rules), { emitUpdate: true })
      flush()
    },
  }
}
