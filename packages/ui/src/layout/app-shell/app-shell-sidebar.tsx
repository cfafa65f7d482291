import { type ComponentProps, useEffect } from 'react'
import { cx } from '../../internal/cx'
import { useLabels } from '../../internal/hooks/use-labels'
import { lazy } from '../../internal/lazy'
import { en, type LayoutLabels } from '../labels/en'
import { useShell } from './use-shell'

export interface AppShellSidebarProps extends ComponentProps<'div'> {
  labels?: Partial<LayoutLabels>
}

// a phone's alone
const drawer = lazy(() => import('./app-shell-drawer'))

/** The sidebar's place: a column beside the content, or a drawer above it that the menu button opens. */
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
      // biome-ignore lint/a11y/useSemanticElements: the drawer is the same part, and no aside
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
