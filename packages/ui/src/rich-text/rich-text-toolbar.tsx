import type { Editor } from '@tiptap/core'
import {
  Bold,
  CodeXml,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Quote,
  Redo2,
  Strikethrough,
  TextCursorInput,
  Underline,
  Undo2,
} from 'lucide-react'
import { isApple } from '../primitives/kbd/shortcut-keys'
import { ariaShortcut } from '../primitives/kbd/shortcuts'
import { parseLink, whyNotLink } from './links'
import { PromptTool } from './prompt-tool'
import { documentIdOf } from './rich-text'
import {
  AlignMenu,
  FontMenu,
  icon,
  LookMenu,
  mirrored,
  type RichTextFont,
  StyleMenu,
  TableMenu,
  type ToolsProps,
} from './rich-text-menus'
import { headingLevels } from './rules'
import { ShortcutsTool } from './shortcuts-tool'
import { Tool, Toolbar } from './toolbar-focus'
import { useToolbarState } from './use-toolbar-state'

export type RichTextToolbarProps = Omit<ToolsProps, 'state'> & {
  /** Id of the controlled text. */
  controls: string
  /** The open prompt. */
  asking: 'link' | 'image' | undefined
  onAsk: (asking: 'link' | 'image' | undefined) => void
  /** The fonts that can be chosen; no menu without any. */
  fonts: readonly RichTextFont[] | undefined
  /** Links a document of the media library; links are addresses only without it. */
  documents: { nameOf: (id: string) => string | undefined; onPick: () => void } | undefined
  /** Inserts an image; no button without it. */
  image: { busy: boolean; onPick: () => void } | undefined
  /** Toggles the HTML source; no button without it. */
  source: { open: boolean; onToggle: () => void } | undefined
}

type Toggle = [name: 'bold' | 'italic' | 'underline' | 'strike', sign: LucideIcon, shortcut: string]
const marks: readonly Toggle[] = [
  ['bold', Bold, 'Mod+B'],
  ['italic', Italic, 'Mod+I'],
  ['underline', Underline, 'Mod+U'],
  ['strike', Strikethrough, 'Mod+Shift+S'],
]

export function RichTextToolbar({
  controls,
  asking,
  onAsk,
  fonts,
  documents,
  image,
  source,
  ...props
}: RichTextToolbarProps) {
  const { editor, rules, t } = props
  const state = useToolbarState(editor)
  const { nodes, marks: schemaMarks } = editor.schema
  const chain = () => editor.chain().focus()
  const keys = (shortcut: string) => ({
    'aria-keyshortcuts': ariaShortcut(shortcut, isApple()),
  })
  const first = headingLevels(rules).length > 0 ? 'style' : (marks.find(([name]) => schemaMarks[name])?.[0] ?? 'undo')
  if (source?.open) {
    return (
      <Toolbar
        first="source"
        aria-label={t.toolbar}
        aria-controls={controls}
        data-slot="rich-text-toolbar"
        className={bar}
      >
        <Tool name="source" label={t.tools.source} pressed onClick={source.onToggle} icon={<CodeXml {...icon} />} />
      </Toolbar>
    )
  }
  return (
    <Toolbar
      first={first}
      aria-label={t.toolbar}
      aria-controls={controls}
      data-slot="rich-text-toolbar"
      className={bar}
    >
      <StyleMenu {...props} state={state} />
      {marks.map(
        ([name, Sign, shortcut]) =>
          schemaMarks[name] && (
            <Tool
              key={name}
              name={name}
              label={t.tools[name]}
              pressed={state[name]}
              icon={<Sign {...icon} />}
              onClick={() => chain().toggleMark(name).run()}
              {...keys(shortcut)}
            />
          ),
      )}
      <LookMenu {...props} state={state} />
      <FontMenu {...props} state={state} fonts={fonts} />
      <AlignMenu {...props} state={state} />
      <Divider />
      {nodes.bulletList && (
        <Tool
          name="bulletList"
          label={t.tools.bulletList}
          pressed={state.bulletList}
          icon={<List {...icon} />}
          onClick={() => chain().toggleBulletList().run()}
          {...keys('Mod+Shift+8')}
        />
      )}
      {nodes.orderedList && (
        <Tool
          name="orderedList"
          label={t.tools.orderedList}
          pressed={state.orderedList}
          icon={<ListOrdered {...icon} />}
          onClick={() => chain().toggleOrderedList().run()}
          {...keys('Mod+Shift+7')}
        />
      )}
      {nodes.blockquote && (
        <Tool
          name="quote"
          label={t.tools.quote}
          pressed={state.quote}
          icon={<Quote {...icon} />}
          onClick={() => chain().toggleBlockquote().run()}
          {...keys('Mod+Shift+B')}
        />
      )}
      {nodes.horizontalRule && (
        <Tool
          name="rule"
          label={t.tools.rule}
          icon={<Minus {...icon} />}
          onClick={() => chain().setHorizontalRule().run()}
        />
      )}
      <Divider />
      {schemaMarks.link && <LinkTool {...{ editor, rules, t, state, asking, onAsk, documents }} />}
      {nodes.image && image && (
        <Tool
          name="image"
          label={t.tools.image}
          icon={<ImagePlus {...icon} />}
          busy={image.busy}
          onClick={image.onPick}
        />
      )}
      {nodes.image && rules.attributes.img?.includes('alt') && (
        <PromptTool
          name="imageText"
          label={t.tools.imageText}
          icon={<TextCursorInput {...icon} />}
          aria-disabled={state.image === undefined}
          editor={editor}
          open={asking === 'image'}
          onOpenChange={(open) => onAsk(open && state.image !== undefined ? 'image' : undefined)}
          question={t.image.text}
          initial={state.image ?? ''}
          confirm={t.image.set}
          onAnswer={(alt) => {
            editor.commands.updateAttributes('image', { alt: alt.trim() })
            return undefined
          }}
        />
      )}
      <TableMenu {...props} state={state} />
      <Divider />
      <Tool
        name="undo"
        label={t.tools.undo}
        icon={<Undo2 {...mirrored} />}
        aria-disabled={!state.canUndo}
        onClick={() => chain().undo().run()}
        {...keys('Mod+Z')}
      />
      <Tool
        name="redo"
        label={t.tools.redo}
        icon={<Redo2 {...mirrored} />}
        aria-disabled={!state.canRedo}
        onClick={() => chain().redo().run()}
        {...keys('Mod+Shift+Z')}
      />
      <ShortcutsTool rules={rules} t={t} />
      {source && (
        <Tool
          name="source"
          label={t.tools.source}
          pressed={false}
          onClick={source.onToggle}
          icon={<CodeXml {...icon} />}
        />
      )}
    </Toolbar>
  )
}

const bar = 'kui:flex kui:flex-wrap kui:items-center kui:gap-0.5 kui:border-b kui:border-line-faint kui:p-1'

const Divider = () => <span aria-hidden="true" className="kui:mx-1 kui:h-4 kui:w-px kui:bg-line" />

type LinkToolProps = ToolsProps & Pick<RichTextToolbarProps, 'asking' | 'onAsk' | 'documents'>

function LinkTool({ editor, rules, t, state, asking, onAsk, documents }: LinkToolProps) {
  const documentId = documentIdOf(state.link ?? '')
  const documentName = documentId && documents?.nameOf(documentId)
  return (
    <PromptTool
      name="link"
      label={t.tools.link}
      icon={<Link2 {...icon} />}
      pressed={state.link !== undefined}
      editor={editor}
      open={asking === 'link'}
      onOpenChange={(open) => onAsk(open ? 'link' : undefined)}
      question={t.link.address}
      initial={documentId === undefined ? (state.link ?? '') : ''}
      hint={documentName && t.link.toDocument(documentName)}
      confirm={t.link.set}
      onAnswer={(text) => {
        const href = parseLink(text, rules)
        if (href === undefined) return t.link[whyNotLink(text)]
        setLink(editor, href, text.trim())
        return undefined
      }}
      instead={documents && { label: t.link.document, onOpen: documents.onPick }}
      remove={
        state.link === undefined
          ? undefined
          : { label: t.link.remove, onRemove: () => editor.chain().extendMarkRange('link').unsetLink().run() }
      }
    />
  )
}

/** Links the selection, or changes the link at the caret; otherwise inserts the address as linked text. */
export function setLink(editor: Editor, href: string, text: string) {
  if (!editor.state.selection.empty || editor.isActive('link')) {
    editor.chain().extendMarkRange('link').setLink({ href }).run()
  } else {
    editor.commands.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] })
  }
}
