import { LanguagePicker } from '@kiosk-admin/ui'
import { useTexts } from '../../shared/i18n'
import { allLanguages, language, languageDisplay, useLanguage } from '../../shared/language'
import { Mark } from '../../shared/mark'
import { LoginForm } from './login-form'
import { loginMessages } from './messages'
import { SignBoard } from './sign-board'

/** Sign-in, without menu and header: what the product is on a sign, and the form. */
export function Login() {
  const t = useTexts(loginMessages)
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1.76fr)_minmax(0,1fr)] bg-surface max-lg:grid-cols-1">
      <SignBoard />
      <main className="flex min-h-dvh flex-col px-18 py-6 max-xl:px-10 max-sm:px-4">
        <div className="-me-12 flex items-center justify-between max-xl:me-0">
          <span className="flex items-center gap-2.5 text-lg font-bold text-fg-strong lg:invisible">
            <Mark className="size-8" />
            Kiosk Admin
          </span>
          <Languages />
        </div>
        <div className="my-auto w-full max-w-100 self-center py-8">
          <LoginForm />
        </div>
        <p className="m-0 text-sm text-fg-subtle">{t('login.forgotten')}</p>
      </main>
    </div>
  )
}

/** All four, since no mall is chosen yet. */
const Languages = () => (
  <LanguagePicker
    languages={allLanguages.map((code) => ({ code, name: languageDisplay[code].displayText }))}
    value={useLanguage()}
    onValueChange={language.choose}
  />
)
