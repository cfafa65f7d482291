/** Mode of the sidebar: full, icon rail, or drawer. */
export type ShellMode = 'full' | 'rail' | 'drawer'

/** Maximum widths of rail and drawer. */
export const RAIL_WIDTH = 1100
export const DRAWER_WIDTH = 640

export function shellMode(width: number, collapsed: boolean): ShellMode {
  if (width <= DRAWER_WIDTH) return 'drawer'
  return collapsed || width <= RAIL_WIDTH ? 'rail' : 'full'
}
