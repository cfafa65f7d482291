// The keys of a keypad and what they do.

import { createContext } from 'react'

const arrows = ['up', 'down', 'left', 'right'] as const
export type Arrow = (typeof arrows)[number]

/** The six keys, and further ones that a keypad may have for speech. */
const commands = [...arrows, 'enter', 'back', 'speech', 'repeat', 'louder', 'quieter'] as const
export type Command = (typeof commands)[number]

/** Commands by `KeyboardEvent.key`. */
export type KeyMap = ReadonlyMap<string, Command>

export const defaultKeyMap: KeyMap = new Map<string, Command>([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
  ['Enter', 'enter'],
  ['Escape', 'back'],
  ['BrowserBack', 'back'],
  ['AudioVolumeUp', 'louder'],
  ['AudioVolumeDown', 'quieter'],
])

export const isArrow = (command: Command): command is Arrow => arrows.some((one) => one === command)
const isCommand = (name: string | undefined): name is Command => commands.some((one) => one === name)

/**
 * Reads the keys of a keypad that sends others than the arrow keys, Enter and Escape from the station's address:
 * `/kiosk/?keypad=up:F13,back:F18`. Values are those of `KeyboardEvent.key`; unknown commands are ignored.
 */
export function readKeyMap(href: string): KeyMap {
  const own = new URL(href).searchParams.get('keypad')?.split(',') ?? []
  const pairs = own.flatMap((pair): [string, Command][] => {
    const [command, key] = pair.split(':').map((part) => part.trim())
    return isCommand(command) && key ? [[key, command]] : []
  })
  return new Map([...defaultKeyMap, ...pairs])
}

export const keyMapContext = createContext(defaultKeyMap)
