export { CommandPalette, type CommandPaletteProps } from '../primitives/command-palette'
export type { CommandGroup, CommandItem } from '../primitives/commands'
export type { LoadCommands } from '../primitives/use-command-search'
