import { ChevronRight } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useId, useState } from 'react'
import type { LayoutLabels } from '#labels/layout'
import { cx } from '../../internal/cx'
import { useControllable } from '../../internal/hooks/use-controllable'
import { lazy } from '../../internal/lazy'
import { useShell } from '../app-shell/use-shell'
import { SidebarCount, SidebarIcon, sidebarRow } from './sidebar-item'
import { SidebarRailButton } from './sidebar-rail-button'

export interface SidebarSubMenuProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: string
  icon?: ReactNode
  /** Number of unpublished changes in it; shown while collapsed. @default 0 */
  count?: number
  /** Whether the current page is in it. @default false */
  current?: boolean
  open?: boolean
  /** @default `current` */
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  labels?: Partial<LayoutLabels>
}

// only rails need the popover
const rail = lazy(() => import('./sidebar-rail-menu'))

/** A collapsible sub-menu (the disclosure pattern), or a popover in a rail. */
export function SidebarSubMenu({
  title,
  icon,
  count = 0,
  current = false,
  open,
  defaultOpen,
  onOpenChange,
  ...props
}: SidebarSubMenuProps) {
  const { className, children, labels, ...rest } = props
  const { mode } = useShell()
  const [shown, setShown] = useControllable(open, defaultOpen ?? current, onOpenChange)
  const listId = useId()
  const code = rail.use()
  // a press before the code has loaded opens the popover once it has
  const [menuOpen, setMenuOpen] = useState(false)
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  useEffect(() => {
    if (mode === 'rail') rail.load()
  }, [mode])
  if (mode === 'rail') {
    return (
      <div data-slot="sidebar-sub-menu" className={className} {...rest}>
        <SidebarRailButton
          ref={setButton}
          {...{ title, icon, current }}
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          aria-controls={code && menuOpen ? listId : undefined}
          onClick={() => setMenuOpen(!menuOpen)}
        />
        {code && button && (
          <code.SidebarRailMenu id={listId} {...{ title, button }} open={menuOpen} onOpenChange={setMenuOpen}>
            {children}
          </code.SidebarRailMenu>
        )}
      </div>
    )
  }
  return (
    <div
      data-slot="sidebar-sub-menu"
      data-open={shown || undefined}
      className={cx('kui:group/sub', className)}
      {...rest}
    >
      <button
        type="button"
        data-slot="sidebar-sub-menu-button"
        data-mode={mode}
        aria-expanded={shown}
        aria-controls={listId}
        aria-current={current && !shown ? 'true' : undefined}
        className={sidebarRow()}
        onClick={() => setShown(!shown)}
      >
        {icon && <SidebarIcon>{icon}</SidebarIcon>}
        <span className="kui:truncate">{title}</span>
        <span className="kui:ms-auto kui:flex kui:items-center kui:gap-1">
          {!shown && count > 0 && <SidebarCount count={count} labels={labels} />}
          <ChevronRight
            aria-hidden
            className="kui:size-4 kui:shrink-0 kui:text-fg-subtle kui:transition-transform kui:duration-(--k-dur-2) kui:group-data-open/sub:rotate-90 kui:rtl:not-group-data-open/sub:rotate-180"
          />
        </span>
      </button>
      <div id={listId} hidden={!shown} className="kui:ps-7.5">
        {children}
      </div>
    </div>
  )
}
