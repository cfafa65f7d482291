import { may } from '@kiosk-admin/api-client'
import { Link as TextLink } from '@kiosk-admin/ui'
import { Link } from 'wouter'
import { usePermissions } from '../../../data/malls/use-mall'
import { useMessages } from '../../i18n/i18n'
import { useMallId } from '../../session/session'
import { contentMessages } from '../messages'

/** Read-only reason for malls without languages, with a link for users who may add them. */
export function NoLanguages() {
  const t = useMessages(contentMessages)
  const mallId = useMallId()
  const { data: permissions } = usePermissions()
  return (
    <>
      {t('content.form.noLanguages')}{' '}
      {permissions && may(permissions, 'Mall', 'write') && (
        <TextLink asChild>
          <Link href={`/Malls/Mall?dialog=mall&id=${mallId}`}>{t('content.form.addLanguages')}</Link>
        </TextLink>
      )}
    </>
  )
}
