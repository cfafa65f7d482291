/** How the sidebar stands: whole, a rail of pictograms, or a drawer that is out of sight until called. */
export type ShellMode = 'full' | 'rail' | 'drawer'

/** Where the sidebar becomes a rail, and where it becomes a drawer; both ends are inclusive. */
export const RAIL_WIDTH = 1100
export const DRAWER_WIDTH = 640

export function shellMode(width: number, collapsed: boolean): ShellMode {
  if (width <= DRAWER_WIDTH) return 'drawer'
  return collapsed || width <= RAIL_WIDTH ? 'rail' : 'full'
}
