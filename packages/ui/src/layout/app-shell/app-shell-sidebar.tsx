import { type ComponentProps, useEffect } from 'react'
import { en, type LayoutLabels } from '#labels/layout'
import { cx } from '../../internal/cx'
import { useLabels } from '../../internal/hooks/use-labels'
import { lazy } from '../../internal/lazy'
import { useShell } from './use-shell'

export interface AppShellSidebarProps extends ComponentProps<'div'> {
  labels?: Partial<LayoutLabels>
}

// only phones need the drawer
const drawer = lazy(() => import('./app-shell-drawer'))

/** The sidebar: a column, or a drawer that the menu button opens. */
export function AppShellSidebar({ labels, className, children, ...rest }: AppShellSidebarProps) {
  const t = useLabels('layout', en, labels)
  const { mode } = useShell()
  const code = drawer.use()
  useEffect(() => {
    if (mode === 'drawer') drawer.load()
  }, [mode])
  const surface = 'kui:flex kui:flex-col kui:overflow-hidden kui:bg-canvas kui:px-2.5'

  if (mode !== 'drawer') {
    return (
      // biome-ignore lint/a11y/useSemanticElements: the drawer has the same markup and is no aside
      <div
        role="complementary"
        data-slot="app-shell-sidebar"
        data-mode={mode}
        aria-label={t.menu}
        className={cx(
          surface,
          'kui:sticky kui:top-0 kui:h-dvh kui:data-[mode=rail]:items-center kui:data-[mode=rail]:px-2',
          className,
        )}
        {...rest}
      >
        {children}
      </div>
    )
  }
  return (
    code && (
      <code.AppShellDrawer labels={labels} className={cx(surface, className)} {...rest}>
        {children}
      </code.AppShellDrawer>
    )
  )
}
