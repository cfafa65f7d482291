import type { Editor } from '@tiptap/core'
import { Baseline, Heading, Table, TextAlignCenter, TextAlignEnd, TextAlignStart, Type } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RichTextLabels } from '#labels/rich-text'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../primitives/dropdown-menu/dropdown-menu'
import { alignments, classesOf, fontFamilyOf, headingLevels, type RichTextRules, sizes } from './rules'
import { Tool } from './toolbar-focus'
import type { ToolbarState } from './use-toolbar-state'

export const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** For icons that point in the direction of the text. */
export const mirrored = { ...icon, className: 'kui:rtl:-scale-x-100' } as const

export type ToolsProps = { editor: Editor; state: ToolbarState; rules: RichTextRules; t: RichTextLabels }

/** A font that can be chosen: its id in the media library, and its name. */
export type RichTextFont = { id: string; name: string }

type MenuProps = { name: string; label: string; sign: ReactNode; editor: Editor; children: ReactNode }

function Menu({ name, label, sign, editor, children }: MenuProps) {
  return (
    <DropdownMenu modal={false}>
      <DropdownMenuTrigger asChild>
        <Tool name={name} label={label} icon={sign} />
      </DropdownMenuTrigger>
      <DropdownMenuContent
        align="start"
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          editor.commands.focus()
        }}
      >
        {children}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

/** Menu of paragraph styles: plain text or a heading. */
export function StyleMenu({ editor, state, rules, t }: ToolsProps) {
  const levels = headingLevels(rules)
  if (levels.length === 0) return null
  return (
    <Menu name="style" label={t.tools.style} sign={<Heading {...icon} />} editor={editor}>
      <DropdownMenuRadioGroup
        value={String(state.level)}
        onValueChange={(chosen) => {
          const level = levels.find((one) => String(one) === chosen)
          if (level) editor.chain().setHeading({ level }).run()
          else editor.chain().setParagraph().run()
        }}
      >
        <DropdownMenuRadioItem value="0">{t.paragraph}</DropdownMenuRadioItem>
        {levels.map((level, index) => (
          <DropdownMenuRadioItem key={level} value={String(level)}>
            {t.heading(index + 1)}
          </DropdownMenuRadioItem>
        ))}
      </DropdownMenuRadioGroup>
    </Menu>
  )
}

/** Name of a class; classes without a label are shown as they are. */
const nameOf = (name: string, { looks }: RichTextLabels) =>
  (looks as Readonly<Record<string, string>>)[name] ?? name.replace(/^(colour|text)-/, '')

type ClassChoicesProps = Pick<ToolsProps, 'editor' | 't'> & {
  mark: 'colour' | 'size'
  label: string
  none: string
  classes: readonly string[]
  value: string
}

function ClassChoices({ editor, t, mark, label, none, classes, value }: ClassChoicesProps) {
  if (classes.length === 0) return null
  return (
    <>
      <DropdownMenuLabel>{label}</DropdownMenuLabel>
      <DropdownMenuRadioGroup
        value={value}
        onValueChange={(className) => {
          if (className === none) editor.chain().unsetMark(mark).run()
          else editor.chain().setMark(mark, { className }).run()
        }}
      >
        {[none, ...classes].map((name) => (
          <DropdownMenuRadioItem key={name} value={name} data-look={name}>
            <span className={mark === 'colour' ? name : undefined}>{nameOf(name, t)}</span>
          </DropdownMenuRadioItem>
        ))}
      </DropdownMenuRadioGroup>
    </>
  )
}

/** Menu of text colours and sizes. */
export function LookMenu({ editor, state, rules, t }: ToolsProps) {
  const colours = classesOf(rules, 'colour-')
  const sized = sizes.filter((name) => classesOf(rules, 'text-').includes(name))
  if (colours.length + sized.length === 0) return null
  return (
    <Menu name="look" label={t.tools.look} sign={<Baseline {...icon} />} editor={editor}>
      <ClassChoices
        {...{ editor, t }}
        mark="colour"
        label={t.colour}
        none="colour-none"
        classes={colours}
        value={state.colour}
      />
      {colours.length > 0 && sized.length > 0 && <DropdownMenuSeparator />}
      <ClassChoices
        {...{ editor, t }}
        mark="size"
        label={t.size}
        none="text-normal"
        classes={sized}
        value={state.size}
      />
    </Menu>
  )
}

const NO_FONT = 'font-none'

/** Menu of the fonts of the media library. */
export function FontMenu({
  editor,
  state,
  rules,
  t,
  fonts = [],
}: ToolsProps & { fonts?: readonly RichTextFont[] | undefined }) {
  if (!editor.schema.marks.font || fonts.length === 0) return null
  return (
    <Menu name="font" label={t.tools.font} sign={<Type {...icon} />} editor={editor}>
      <DropdownMenuRadioGroup
        value={state.font}
        onValueChange={(className) => {
          if (className === NO_FONT) editor.chain().unsetMark('font').run()
          else editor.chain().setMark('font', { className }).run()
        }}
      >
        <DropdownMenuRadioItem value={NO_FONT}>{t.looks['colour-none']}</DropdownMenuRadioItem>
        {fonts.map(({ id, name }) => {
          const className = `${rules.fontClass}${id}`
          return (
            <DropdownMenuRadioItem key={id} value={className}>
              <span style={{ fontFamily: fontFamilyOf(className) }}>{name}</span>
            </DropdownMenuRadioItem>
          )
        })}
      </DropdownMenuRadioGroup>
    </Menu>
  )
}

const alignIcons = { 'text-start': TextAlignStart, 'text-center': TextAlignCenter, 'text-end': TextAlignEnd }

export function AlignMenu({ editor, state, rules, t }: ToolsProps) {
  const offered = alignments.filter((name) => name === 'text-start' || rules.classes.includes(name))
  if (offered.length < 2) return null
  const Sign = alignIcons[offered.find((name) => name === state.align) ?? 'text-start']
  return (
    <Menu name="align" label={t.tools.align} sign={<Sign {...mirrored} />} editor={editor}>
      <DropdownMenuRadioGroup
        value={state.align}
        onValueChange={(chosen) => {
          // start is the default and needs no class
          const align = chosen === 'text-start' ? null : chosen
          editor.chain().updateAttributes('paragraph', { align }).updateAttributes('heading', { align }).run()
        }}
      >
        {offered.map((name) => (
          <DropdownMenuRadioItem key={name} value={name}>
            {nameOf(name, t)}
          </DropdownMenuRadioItem>
        ))}
      </DropdownMenuRadioGroup>
    </Menu>
  )
}

export function TableMenu({ editor, state, rules, t }: ToolsProps) {
  if (!editor.schema.nodes.table) return null
  const does = (act: (chain: ReturnType<Editor['chain']>) => ReturnType<Editor['chain']>) => () => {
    act(editor.chain()).run()
  }
  return (
    <Menu name="table" label={t.tools.table} sign={<Table {...icon} />} editor={editor}>
      {!state.table && (
        <DropdownMenuItem
          onSelect={does((it) => it.insertTable({ rows: 3, cols: 3, withHeaderRow: rules.elements.includes('th') }))}
        >
          {t.table.insert}
        </DropdownMenuItem>
      )}
      {state.table && (
        <>
          <DropdownMenuItem onSelect={does((it) => it.addRowBefore())}>{t.table.rowBefore}</DropdownMenuItem>
          <DropdownMenuItem onSelect={does((it) => it.addRowAfter())}>{t.table.rowAfter}</DropdownMenuItem>
          <DropdownMenuItem onSelect={does((it) => it.addColumnBefore())}>{t.table.columnBefore}</DropdownMenuItem>
          <DropdownMenuItem onSelect={does((it) => it.addColumnAfter())}>{t.table.columnAfter}</DropdownMenuItem>
          {rules.elements.includes('th') && (
            <DropdownMenuItem onSelect={does((it) => it.toggleHeaderRow())}>{t.table.head}</DropdownMenuItem>
          )}
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={does((it) => it.deleteRow())}>{t.table.deleteRow}</DropdownMenuItem>
          <DropdownMenuItem onSelect={does((it) => it.deleteColumn())}>{t.table.deleteColumn}</DropdownMenuItem>
          <DropdownMenuItem danger onSelect={does((it) => it.deleteTable())}>
            {t.table.delete}
          </DropdownMenuItem>
        </>
      )}
    </Menu>
  )
}
