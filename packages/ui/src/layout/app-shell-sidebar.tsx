import * as Dialog from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../internal/cx'
import { useFocusBack } from '../internal/use-focus-back'
import { useLabels } from '../internal/use-labels'
import { IconButton } from '../primitives/icon-button'
import { en, type LayoutLabels } from './labels'
import { useShell, WholeShell } from './use-shell'

export interface AppShellSidebarProps extends ComponentProps<'div'> {
  labels?: Partial<LayoutLabels>
}

/** The sidebar's place: a column beside the content, or a drawer above it that the menu button opens. */
export function AppShellSidebar({ labels, className, children, ...rest }: AppShellSidebarProps) {
  const t = useLabels('layout', en, labels)
  const { mode, drawerOpen, setDrawerOpen } = useShell()
  const focusBack = useFocusBack({ first: 'dialog' })
  const surface = 'kui:flex kui:flex-col kui:overflow-y-auto kui:bg-canvas kui:px-2.5'

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
          'kui:sticky kui:top-0 kui:h-dvh kui:[scrollbar-width:none] kui:data-[mode=rail]:items-center kui:data-[mode=rail]:px-2',
          className,
        )}
        {...rest}
      >
        {children}
      </div>
    )
  }
  return (
    <Dialog.Root open={drawerOpen} onOpenChange={setDrawerOpen}>
      <Dialog.Portal>
        <Dialog.Overlay
          data-slot="app-shell-scrim"
          className="kui:fixed kui:inset-0 kui:z-(--k-z-sheet) kui:bg-scrim"
        />
        <Dialog.Content
          data-slot="app-shell-sidebar"
          data-mode="drawer"
          aria-describedby={undefined}
          // A link in the drawer leads away from it.
          onClick={(event) => {
            if ((event.target as HTMLElement).closest('a[href]')) setDrawerOpen(false)
          }}
          className={cx(
            surface,
            'kui:fixed kui:inset-y-0 kui:start-0 kui:z-(--k-z-sheet) kui:w-(--k-sidebar) kui:max-w-[85vw] kui:shadow-3',
            className,
          )}
          {...focusBack}
          {...rest}
        >
          <Dialog.Title className="kui:sr-only">{t.menu}</Dialog.Title>
          <WholeShell>{children}</WholeShell>
          <Dialog.Close asChild>
            <IconButton
              label={t.closeMenu}
              icon={<X size={16} strokeWidth={1.5} />}
              className="kui:absolute kui:end-2 kui:top-3"
            />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
