import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'

/** State of the toolbar at the caret: active marks, block type, available commands. */
export const useToolbarState = (editor: Editor) =>
  useEditorState({
    editor,
    selector: ({ editor: at }) => {
      const { nodes, marks } = at.schema
      const has = (name: string) => name in nodes || name in marks
      const active = (name: string) => has(name) && at.isActive(name)
      return {
        bold: active('bold'),
        italic: active('italic'),
        underline: active('underline'),
        strike: active('strike'),
        bulletList: active('bulletList'),
        orderedList: active('orderedList'),
        quote: active('blockquote'),
        link: active('link') ? String(at.getAttributes('link').href ?? '') : undefined,
        image: active('image') ? String(at.getAttributes('image').alt ?? '') : undefined,
        table: active('table'),
        level: active('heading') ? Number(at.getAttributes('heading').level) : 0,
        colour: active('colour') ? String(at.getAttributes('colour').className) : 'colour-none',
        size: active('size') ? String(at.getAttributes('size').className) : 'text-normal',
        font: active('font') ? String(at.getAttributes('font').className) : 'font-none',
        align: String(at.getAttributes(active('heading') ? 'heading' : 'paragraph').align ?? 'text-start'),
        canUndo: at.can().undo(),
        canRedo: at.can().redo(),
      }
    },
  })

export type ToolbarState = ReturnType<typeof useToolbarState>
