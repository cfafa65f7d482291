import { createContext, type ReactNode, use, useLayoutEffect, useMemo, useState } from 'react'
import { useControllable } from '../../internal/hooks/use-controllable'
import { DRAWER_WIDTH, RAIL_WIDTH, type ShellMode, shellMode } from './shell'

export interface Shell {
  mode: ShellMode
  /** Whether the sidebar can be collapsed; narrow windows decide themselves. */
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

/** The shell around a part; without one, mode is full. */
export const useShell = (): Shell => use(ShellContext)

export const ShellProvider = ShellContext.Provider

export interface UseShellProps {
  collapsed?: boolean
  /** @default false */
  defaultCollapsed?: boolean
  onCollapsedChange?: (collapsed: boolean) => void
}

/** State of the shell; pass `probeRef` to an element of the shell's width. */
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

// The shell's width, not the window's, because shells can be embedded.
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

/** Renders children as in a full sidebar. */
export const WholeShell = ({ children }: { children: ReactNode }) => (
  <ShellContext value={whole}>{children}</ShellContext>
)
