import { may } from '@kiosk-admin/api-client'
import { LogoUpload } from '@kiosk-admin/ui'
import { useMall, usePermissions } from '../data/malls/use-mall'
import { useMallLogo } from '../data/media/use-mall-logo'
import { messagesLoaded, useMessages } from '../shared/i18n/i18n'
import { toastError, toasts } from '../shared/toasts/toasts'
import { shellMessages } from './messages'

/** The mall's logo, 36 px high; a click uploads another one. */
export function Logo() {
  const t = useMessages(shellMessages)
  const mall = useMall()
  const { data: permissions } = usePermissions()
  const { upload, remove } = useMallLogo()
  if (!mall || !permissions) return <span className="h-9" />
  /** Reports the result as a toast; a failure at the logo, too. */
  const report = (work: Promise<unknown>, title: string) =>
    work.then(
      () => toasts.show({ kind: 'success', title }),
      async (error) => {
        // loaded on demand: the logo is on every page and seldom refused
        const { uploadProblem } = await import('../shared/media/upload-errors')
        await messagesLoaded()
        const text = uploadProblem(error) ?? t('shell.logo.failed')
        toastError(text)
        throw new Error(text)
      },
    )
  return (
    <LogoUpload
      name={mall.name}
      src={mall.icon?.url}
      onUpload={(file) => report(upload(mall.id, file), t('shell.logo.uploaded'))}
      onRemove={() => report(remove(mall.id), t('shell.logo.removed'))}
      errorText={(error) => (error instanceof Error ? error.message : undefined)}
      {...(may(permissions, 'Mall', 'write') ? {} : { readOnlyReason: t('shell.logo.reader') })}
    />
  )
}
