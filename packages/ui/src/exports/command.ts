export { CommandPalette } from '../primitives/command-palette/command-palette'
export type { CommandGroup, CommandItem } from '../primitives/command-palette/commands'
