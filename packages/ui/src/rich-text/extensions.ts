// Tiptap extensions for the allowed elements and classes.

import { Extension, type Extensions, Mark, mergeAttributes } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { HorizontalRule } from '@tiptap/extension-horizontal-rule'
import { Image } from '@tiptap/extension-image'
import { Italic } from '@tiptap/extension-italic'
import { Link } from '@tiptap/extension-link'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Strike } from '@tiptap/extension-strike'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { Text } from '@tiptap/extension-text'
import { Underline } from '@tiptap/extension-underline'
import { Gapcursor, UndoRedo } from '@tiptap/extensions'
import { KeepStyle } from './keep-style'
import { parseLink } from './links'
import { isAllowedLink } from './rich-text'
import { alignments, classesOf, fontFamilyOf, headingLevels, isFontClass, type RichTextRules, sizes } from './rules'

/** A mark for text with one of several classes: a colour, a size, a font. */
const classMark = (
  name: string,
  isClass: (className: string) => boolean,
  styleOf: (className: string) => string | undefined = () => undefined,
) =>
  Mark.create({
    name,
    addAttributes: () => ({
      className: { default: null, renderHTML: ({ className }) => ({ class: className, style: styleOf(className) }) },
    }),
    parseHTML: () => [
      {
        tag: 'span',
        // one span may have a colour and a size
        consuming: false,
        getAttrs: (element) => {
          const className = [...element.classList].find(isClass)
          return className ? { className } : false
        },
      },
    ],
    renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
  })

/** Alignment of paragraphs and headings. */
const aligning = (classes: readonly string[]) =>
  Extension.create({
    name: 'aligning',
    addGlobalAttributes: () => [
      {
        types: ['paragraph', 'heading'],
        attributes: {
          align: {
            default: null,
            parseHTML: (element) => classes.find((one) => element.classList.contains(one)) ?? null,
            renderHTML: ({ align }) => (align ? { class: align } : {}),
          },
        },
      },
    ],
  })

// Ctrl+Enter is left to the form, to save it
const LineBreak = HardBreak.extend({
  addKeyboardShortcuts() {
    return { 'Shift-Enter': () => this.editor.commands.setHardBreak() }
  },
})

// Tab moves the focus, as in every field
const Item = ListItem.extend({
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      'Mod-]': () => this.editor.commands.sinkListItem(this.name),
      'Mod-[': () => this.editor.commands.liftListItem(this.name),
    }
  },
})

// Tab moves from cell to cell and out of the last one; no inline widths, which cannot be edited
const PlainTable = Table.extend({
  addKeyboardShortcuts() {
    const { Tab: _, ...rest } = this.parent?.() ?? {}
    return { ...rest, Tab: () => this.editor.commands.goToNextCell() }
  },
  addNodeView: () => null,
  renderHTML: ({ HTMLAttributes }) => ['table', mergeAttributes(HTMLAttributes, { style: null }), ['tbody', 0]],
})

/** The editor's extensions for the rules: nothing more than they allow. */
export function extensionsFor(rules: RichTextRules): Extensions {
  const has = (...names: string[]) => names.every((name) => rules.elements.includes(name))
  const levels = headingLevels(rules)
  const listed = has('li') && (has('ul') || has('ol'))
  const colours = classesOf(rules, 'colour-')
  const sized = classesOf(rules, 'text-').filter((name) => sizes.some((size) => size === name))
  const aligned = rules.classes.filter((name) => alignments.some((one) => one === name))
  return [
    Document,
    Paragraph,
    Text,
    UndoRedo,
    Gapcursor,
    KeepStyle,
    ...(has('strong') ? [Bold] : []),
    ...(has('em') ? [Italic] : []),
    ...(has('u') ? [Underline] : []),
    ...(has('s') ? [Strike] : []),
    ...(levels.length > 0 ? [Heading.configure({ levels })] : []),
    ...(listed ? [Item, ListKeymap] : []),
    ...(listed && has('ul') ? [BulletList] : []),
    ...(listed && has('ol') ? [OrderedList] : []),
    ...(has('blockquote') ? [Blockquote] : []),
    ...(has('br') ? [LineBreak] : []),
    ...(has('hr') ? [HorizontalRule] : []),
    // the rules restrict the addresses of images
    ...(has('img') ? [Image.configure({ allowBase64: true })] : []),
    ...(has('table', 'tbody', 'tr', 'td') ? [PlainTable, TableRow, TableCell, TableHeader] : []),
    ...(has('a')
      ? [
          Link.configure({
            openOnClick: false,
            HTMLAttributes: { target: null, rel: null, class: null },
            isAllowedUri: (address) => isAllowedLink(address, rules),
            shouldAutoLink: (address) => parseLink(address, rules) !== undefined,
          }),
        ]
      : []),
    ...(colours.length > 0 ? [classMark('colour', (name) => colours.includes(name))] : []),
    ...(sized.length > 0 ? [classMark('size', (name) => sized.some((size) => size === name))] : []),
    ...(has('span') && rules.fontClass
      ? [
          classMark(
            'font',
            (name) => isFontClass(name, rules),
            (name) => `font-family: ${fontFamilyOf(name)}`,
          ),
        ]
      : []),
    ...(aligned.length > 0 ? [aligning(aligned)] : []),
  ]
}
