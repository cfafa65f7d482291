import { createContext, type ReactNode, use, useLayoutEffect, useMemo, useState } from 'react'
import { useControllable } from '../../internal/hooks/use-controllable'
import { DRAWER_WIDTH, RAIL_WIDTH, type ShellMode, shellMode } from './shell'

export interface Shell {
  mode: ShellMode
  /** Whether staff may fold and unfold the sidebar; narrow windows decide for them. */
  collapsible: boolean
  collapsed: boolean
  setCollapsed: (collapsed: boolean) => void
  drawerOpen: boolean
  setDrawerOpen: (open: boolean) => void
}

const whole: Shell = {
  mode: 'full',
  collapsible: false,
  collapsed: false,
  setCollapsed: () => {},
  drawerOpen: false,
  setDrawerOpen: () => {},
}

const ShellContext = createContext<Shell>(whole)

/** How the shell around a part stands; without a shell everything is shown whole. */
export const useShell = (): Shell => use(ShellContext)

export const ShellProvider = ShellContext.Provider

export interface UseShellProps {
  collapsed?: boolean
  /** @default false */
  defaultCollapsed?: boolean
  onCollapsedChange?: (collapsed: boolean) => void
}

/** The shell's state; `probeRef` belongs on an element as wide as the shell. */
export function useShellState({ collapsed, defaultCollapsed = false, onCollapsedChange }: UseShellProps) {
  const [folded, setCollapsed] = useControllable(collapsed, defaultCollapsed, onCollapsedChange)
  const [drawerOpen, setDrawerOpen] = useState(false)
  const [probe, probeRef] = useState<HTMLElement | null>(null)
  const width = useWidth(probe)
  const shell: Shell = useMemo(
    () => ({
      mode: shellMode(width, folded),
      collapsible: width > RAIL_WIDTH,
      collapsed: folded,
      setCollapsed,
      drawerOpen: drawerOpen && width <= DRAWER_WIDTH,
      setDrawerOpen,
    }),
    [width, folded, setCollapsed, drawerOpen],
  )
  return { shell, probeRef }
}

// The shell's own width, not the window's: a kit's shell may stand in a frame or beside something else.
function useWidth(element: HTMLElement | null): number {
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY)
  useLayoutEffect(() => {
    if (!element) return
    const measure = () => setWidth(element.offsetWidth)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [element])
  return width
}

/** Shows its children as they are in a whole sidebar, wherever they stand. */
export const WholeShell = ({ children }: { children: ReactNode }) => (
  <ShellContext value={whole}>{children}</ShellContext>
)
