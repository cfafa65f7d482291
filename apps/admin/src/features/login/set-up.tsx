import { Button, Note } from '@kiosk-admin/ui'
import { useState } from 'react'
import { Link } from 'wouter'
import { useMessages } from '../../shared/i18n/i18n'
import { Kit } from '../../shared/kit'
import { SetUpForm } from './set-up-form'
import { setUpMessages } from './set-up-messages'
import { SignPage } from './sign-page'
import { useLinkToken } from './use-link-token'

/**
 * The page of the link that a server prints while it has no administrator: creates the first administrator and mall.
 */
export function SetUp() {
  const t = useMessages(setUpMessages)
  const token = useLinkToken()
  const [refused, setRefused] = useState<string>()
  const [made, setMade] = useState(false)
  return (
    <SignPage foot={t('setUp.foot')}>
      <div className="flex flex-col gap-4.5">
        <div>
          <h1 className="m-0 text-2xl font-bold text-fg-strong">{t('setUp.title')}</h1>
          {!made && <p className="mt-1 mb-0 text-md text-fg-muted">{t('setUp.help')}</p>}
        </div>
        {made ? (
          <Note role="status" action={<SignIn />}>
            {t('setUp.made')}
          </Note>
        ) : token ? (
          <Kit>
            <SetUpForm token={token} onRefused={() => setRefused(token)} onMade={() => setMade(true)} />
          </Kit>
        ) : (
          <Note tone="error">{t('setUp.notWhole')}</Note>
        )}
        {!made && (!token || refused === token) && <Note action={<SignIn />}>{t('setUp.ended')}</Note>}
      </div>
    </SignPage>
  )
}

function SignIn() {
  const t = useMessages(setUpMessages)
  return (
    <Button asChild size="small">
      <Link href="/">{t('setUp.signIn')}</Link>
    </Button>
  )
}
