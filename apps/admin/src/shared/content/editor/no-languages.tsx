import { may } from '@kiosk-admin/api-client'
import { Link as TextLink } from '@kiosk-admin/ui'
import { Link } from 'wouter'
import { usePermissions } from '../../../data/malls/use-mall'
import { useMessages } from '../../i18n/i18n'
import { formMessages } from '../../record/form-messages'
import { useMallId } from '../../session/session'

/** Read-only reason for malls without languages, with a link for users who may add them. */
export function NoLanguages() {
  const t = useMessages(formMessages)
  const mallId = useMallId()
  const { data: permissions } = usePermissions()
  return (
    <>
      {t('form.noLanguages')}{' '}
      {permissions && may(permissions, 'Mall', 'write') && (
        <TextLink asChild>
          <Link href={`/Malls/Mall?dialog=mall&id=${mallId}`}>{t('form.addLanguages')}</Link>
        </TextLink>
      )}
    </>
  )
}
