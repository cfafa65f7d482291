import { Link } from '@kiosk-admin/ui'
import { Link as RouterLink } from 'wouter'
import { useConfig } from '../../data/malls/use-config'
import { useMessages } from '../../shared/i18n/i18n'
import { LoginForm } from './login-form'
import { loginMessages } from './messages'
import { SignPage } from './sign-page'

export function Login() {
  const t = useMessages(loginMessages)
  const { data: config } = useConfig()
  return (
    <SignPage
      foot={
        config?.passwordReset ? (
          <Link asChild>
            <RouterLink href="/forgot-password">{t('login.forgot')}</RouterLink>
          </Link>
        ) : (
          t('login.forgotten')
        )
      }
    >
      <LoginForm />
    </SignPage>
  )
}
