import { useTexts } from '../../shared/i18n'
import { LoginForm } from './login-form'
import { loginMessages } from './messages'
import { SignPage } from './sign-page'

export function Login() {
  const t = useTexts(loginMessages)
  return (
    <SignPage foot={t('login.forgotten')}>
      <LoginForm />
    </SignPage>
  )
}
