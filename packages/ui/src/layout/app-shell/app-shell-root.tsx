import { type ComponentProps, createContext, use, useId } from 'react'
import { en, type LayoutLabels } from '#labels/layout'
import { cx } from '../../internal/cx'
import { useLabels } from '../../internal/hooks/use-labels'
import { ShellProvider, type UseShellProps, useShellState } from './use-shell'

const MainIdContext = createContext('')
export const useMainId = () => use(MainIdContext)

export interface AppShellRootProps extends ComponentProps<'div'>, UseShellProps {
  labels?: Partial<LayoutLabels>
}

/**
 * The app layout: sidebar, header and content. The sidebar is full, an icon rail up to 1100 px or when collapsed, and a
 * drawer up to 640 px. The first tab stop is a skip link.
 */
export function AppShellRoot({
  collapsed,
  defaultCollapsed,
  onCollapsedChange,
  className,
  children,
  labels,
  ...rest
}: AppShellRootProps) {
  const t = useLabels('layout', en, labels)
  const { shell, probeRef } = useShellState({ collapsed, defaultCollapsed, onCollapsedChange })
  const mainId = useId()
  return (
    <div
      data-slot="app-shell"
      data-mode={shell.mode}
      className={cx(
        'kui:group/shell kui:relative kui:grid kui:min-h-dvh kui:grid-cols-[var(--kui-shell-start)_minmax(0,1fr)] kui:bg-surface kui:text-md kui:text-fg',
        // Floating bars centre on the content area.
        'kui:[--kui-shell-start:var(--k-sidebar)] kui:data-[mode=rail]:[--kui-shell-start:var(--k-sidebar-rail)] kui:data-[mode=drawer]:[--kui-shell-start:0px] kui:data-[mode=drawer]:[--k-gutter:1rem]',
        className,
      )}
      {...rest}
    >
      <span ref={probeRef} aria-hidden className="kui:pointer-events-none kui:absolute kui:inset-x-0 kui:top-0" />
      <a
        data-slot="app-shell-skip"
        href={`#${mainId}`}
        className={cx(
          'kui:fixed kui:start-2 kui:top-2 kui:z-(--k-z-tooltip) kui:flex kui:h-(--k-control) kui:items-center kui:rounded-md kui:bg-sign',
          'kui:px-3 kui:text-sm kui:font-medium kui:text-sign-fg kui:shadow-3 kui:not-focus:sr-only',
        )}
      >
        {t.skip}
      </a>
      <ShellProvider value={shell}>
        <MainIdContext value={mainId}>{children}</MainIdContext>
      </ShellProvider>
    </div>
  )
}
