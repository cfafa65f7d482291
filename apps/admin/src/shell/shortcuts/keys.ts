import type { shortcutMessages } from './messages'

type Messages = (typeof shortcutMessages)['messages']['shortcuts']
/** A key with a name that depends on the language or the keyboard; other keys are named by their character. */
type Key = keyof Messages['key'] | 'Mod' | 'Home' | 'End' | 'Page Up' | 'Page Down' | 'Enter' | 'Esc' | 'Delete'
/** Keys pressed together. */
export type Press = readonly (Key | 'F2' | 'A' | 'C' | 'D' | 'K' | 'Z' | '?')[]

type Sections = { readonly [Where in keyof Messages['does']]: Record<keyof Messages['does'][Where], readonly Press[]> }

/**
 * The shortcuts, by the part of the app that handles them; the kit handles those of tables, files, slides and plans.
 */
export const sections: Sections = {
  everywhere: { palette: [['Mod', 'K']], help: [['?']], close: [['Esc']] },
  form: { save: [['Mod', 'Enter']] },
  table: {
    walk: [['arrows']],
    ends: [
      ['Mod', 'Home'],
      ['Mod', 'End'],
    ],
    page: [['Page Up'], ['Page Down']],
    open: [['Enter']],
    select: [['space']],
    range: [['shift', 'space']],
    all: [['Mod', 'A']],
    copy: [['Mod', 'C']],
    order: [['alt', 'upDown']],
  },
  files: { rename: [['F2']], remove: [['Delete']] },
  slides: {
    choose: [['arrows']],
    move: [['alt', 'arrows']],
    copy: [['Mod', 'D']],
    remove: [['Delete']],
    layer: [['arrows']],
    size: [['Mod', 'arrows']],
    undo: [['Mod', 'Z']],
    redo: [['Mod', 'shift', 'Z']],
  },
  plan: {
    nudge: [['arrows']],
    remove: [['Delete']],
    undo: [['Mod', 'Z']],
    redo: [['Mod', 'shift', 'Z']],
  },
}
