import { Avatar, PageHeader } from '@kiosk-admin/ui'
import { useOwnSession } from '../../data/people/use-own-session'
import { useMessages } from '../../shared/i18n/i18n'
import { useSession } from '../../shared/session/session'
import { Appearance } from './appearance'
import { profileMessages } from './messages'
import { OwnData } from './own-data'
import { PasswordChange } from './password-change'
import { Sessions } from './sessions'

/** The user's own settings: appearance, password, sessions and personal data. */
export function Profile() {
  const t = useMessages(profileMessages)
  const name = useSession()?.userName ?? ''
  const group = useOwnSession().data?.groupName
  return (
    <>
      <PageHeader
        title={t('profile.title')}
        sub={
          <span className="flex items-center gap-2">
            <Avatar size="small" name={name} />
            <span className="font-medium text-fg-strong">{name}</span>
            {group && <span>{t('profile.group', { group })}</span>}
          </span>
        }
      />
      <div className="grid max-w-5xl grid-cols-2 items-start gap-x-10 gap-y-9 max-lg:grid-cols-1">
        <Appearance />
        <PasswordChange />
        <div className="col-span-full">
          <Sessions />
        </div>
        <div className="col-span-full">
          <OwnData />
        </div>
      </div>
    </>
  )
}
