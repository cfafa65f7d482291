import * as Dialog from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { en, type LayoutLabels } from '#labels/layout'
import { cx } from '../../internal/cx'
import { useFocusBack } from '../../internal/hooks/use-focus-back'
import { useLabels } from '../../internal/hooks/use-labels'
import { IconButton } from '../../primitives/button/icon-button'
import { useShell, WholeShell } from './use-shell'

type AppShellDrawerProps = ComponentProps<'div'> & { labels?: Partial<LayoutLabels> | undefined }

/** The sidebar as a dialog over the content, on narrow screens. */
export function AppShellDrawer({ labels, className, children, ref, ...rest }: AppShellDrawerProps) {
  const t = useLabels('layout', en, labels)
  const { drawerOpen, setDrawerOpen } = useShell()
  const focusBack = useFocusBack({ ref, first: 'dialog' })
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
          // Links close the drawer.
          onClick={(event) => {
            if ((event.target as HTMLElement).closest('a[href]')) setDrawerOpen(false)
          }}
          className={cx(
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
