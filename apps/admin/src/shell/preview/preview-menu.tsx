import { DropdownMenu, Header } from '@kiosk-admin/ui'
import { lazy, Suspense } from 'react'
import { useMessages } from '../../shared/i18n/i18n'
import { loadCode } from '../../shared/i18n/load-code'
import { LockedButton } from '../../shared/session/locked-button'
import { publishMessages } from '../publish/publish-messages'

const PreviewItems = lazy(async () => ({
  default: (await loadCode(() => import('./preview-items'))).PreviewItems,
}))

/** Previews the draft on a kiosk in a new tab, or copies its address for another screen. */
export function PreviewMenu({ allowed }: { allowed: boolean }) {
  const t = useMessages(publishMessages)
  if (!allowed) {
    return (
      <LockedButton reason={t('publish.why.preview')} className="max-sm:w-10 max-sm:shrink-0 max-sm:px-0!">
        <span className="max-sm:sr-only">{t('publish.preview.name')}</span>
      </LockedButton>
    )
  }
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <Header.Preview />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">
        <Suspense>
          <PreviewItems />
        </Suspense>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
