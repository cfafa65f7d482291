import { calls } from '@kiosk-admin/api-client'
import { Button, Note, TextField } from '@kiosk-admin/ui'
import { type FormEvent, useState } from 'react'
import { Link } from 'wouter'
import { useApi } from '../../shared/api/api'
import { failureText } from '../../shared/failures/failures'
import { useMessages } from '../../shared/i18n/i18n'
import { useLanguage } from '../../shared/i18n/language'
import { forgotPasswordMessages } from './forgot-password-messages'
import { SignPage } from './sign-page'

/** Requests a password link by e-mail. The answer is the same for unknown accounts. */
export function ForgotPassword() {
  const t = useMessages(forgotPasswordMessages)
  const api = useApi()
  const language = useLanguage()
  const [account, setAccount] = useState('')
  const [error, setError] = useState<{ field?: string; form?: string | undefined }>({})
  const [state, setState] = useState<'open' | 'busy' | 'sent'>('open')

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (state === 'busy') return
    const name = account.trim()
    setError(name ? {} : { field: t('forgotPassword.required') })
    if (!name) return
    setState('busy')
    try {
      await api.call(calls.requestPasswordReset, { body: { account: name, language } })
      setState('sent')
    } catch (failure) {
      setError({ form: failureText(failure) })
      setState('open')
    }
  }

  return (
    <SignPage foot={t('forgotPassword.foot')}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4.5">
        <div>
          <h1 className="m-0 text-2xl font-bold text-fg-strong">{t('forgotPassword.title')}</h1>
          {state !== 'sent' && <p className="mt-1 mb-0 text-md text-fg-muted">{t('forgotPassword.help')}</p>}
        </div>
        {state === 'sent' ? (
          <Note role="status">{t('forgotPassword.sent', { account: account.trim() })}</Note>
        ) : (
          <>
            <TextField
              size="large"
              label={t('forgotPassword.account')}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              autoFocus
              value={account}
              onValueChange={setAccount}
              error={error.field}
            />
            {error.form && <Note tone="error">{error.form}</Note>}
            <Button type="submit" variant="primary" size="large" busy={state === 'busy'} className="w-full">
              {t('forgotPassword.submit')}
            </Button>
          </>
        )}
        <Button asChild size="large" className="w-full">
          <Link href="/">{t('forgotPassword.back')}</Link>
        </Button>
      </form>
    </SignPage>
  )
}
