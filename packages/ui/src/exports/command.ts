export { CommandPalette, type CommandPaletteProps } from '../primitives/command-palette/command-palette'
export type { CommandGroup, CommandItem } from '../primitives/command-palette/commands'
export type { LoadCommands } from '../primitives/command-palette/use-command-search'
