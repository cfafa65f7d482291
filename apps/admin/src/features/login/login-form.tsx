import { ApiError, calls } from '@kiosk-admin/api-client'
import { Button, Note, PasswordField, Select, TextField } from '@kiosk-admin/ui'
import { type FormEvent, useState } from 'react'
import { useCall } from '../../data/cache/use-call'
import { useApi } from '../../shared/api/api'
import { messagesLoaded, type Translate, useMessages } from '../../shared/i18n/i18n'
import { home, navigate } from '../../shared/routing/location'
import { session } from '../../shared/session/session'
import { signIn } from '../../shared/session/sign-in'
import { loginMessages } from './messages'

type Problem = { missing?: ('username' | 'password')[]; text?: string }

/** Username, password and mall. After an expired session the user returns to the former page. */
export function LoginForm() {
  const t = useMessages(loginMessages)
  const api = useApi()
  const { data: malls, error: mallsError, retry } = useCall(calls.sites, {}, { revalidateOnFocus: false })
  const [chosen, setChosen] = useState<string>()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<Problem>({})
  const [busy, setBusy] = useState(false)
  const interrupted = session.interruptedMallId()
  const mallId = chosen ?? interrupted ?? malls?.[0]?.id
  const missing = (field: 'username' | 'password') =>
    // the kit's complete labels load with the shell
    problem.missing?.includes(field) ? t('login.required') : undefined

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const empty = [...(username.trim() ? [] : ['username' as const]), ...(password ? [] : ['password' as const])]
    setProblem({ missing: empty })
    if (empty.length > 0) return
    setBusy(true)
    try {
      const started = await signIn(api, { username: username.trim(), password, ...(mallId ? { mallId } : {}) })
      navigate(session.takeReturnTo(started) ?? home(), { replace: true })
      session.begin(started)
      const other = started.mallId === mallId ? undefined : malls?.find(({ id }) => id === started.mallId)
      if (!other) return
      const { toastNotice } = await import('../../shared/toasts/toasts')
      toastNotice(t('login.otherMall', { mall: other.name }))
    } catch (error) {
      setBusy(false)
      setPassword('')
      setProblem({ text: await reasonOf(error, t) })
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4.5">
      <div>
        <h1 className="m-0 text-2xl font-bold text-fg-strong">{t('login.title')}</h1>
        <p className="mt-1 mb-0 text-md text-fg-muted">{interrupted ? t('login.ended') : t('login.help')}</p>
      </div>
      {mallsError ? (
        <Note
          tone="error"
          action={
            <Button size="small" onClick={retry}>
              {t('login.retry')}
            </Button>
          }
        >
          {t('login.noMalls')}
        </Note>
      ) : (
        // an installation may hide its malls before sign-in: the server then selects the user's own
        malls?.length !== 0 && (
          <Select
            size="large"
            label={t('login.mall')}
            {...(malls ? {} : { placeholder: t('login.loading'), 'aria-busy': true })}
            options={(malls ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            // its id is no name, while they load or when it is hidden
            value={malls?.some(({ id }) => id === mallId) ? (mallId ?? '') : ''}
            onValueChange={setChosen}
          />
        )
      )}
      <TextField
        size="large"
        label={t('login.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        value={username}
        onValueChange={setUsername}
        error={missing('username')}
      />
      <PasswordField
        size="large"
        label={t('login.password')}
        labels={{ showPassword: t('login.showPassword'), hidePassword: t('login.hidePassword') }}
        value={password}
        onValueChange={setPassword}
        error={missing('password')}
      />
      {problem.text && <Note tone="error">{problem.text}</Note>}
      <Button type="submit" variant="primary" size="large" busy={busy} className="w-full">
        {t('login.submit')}
      </Button>
    </form>
  )
}

async function reasonOf(error: unknown, t: Translate<typeof loginMessages.messages>): Promise<string> {
  const { code, retryAfter = 60 } = error instanceof ApiError ? error : new ApiError('internal', '')
  if (code === 'login_failed') return t('login.wrong')
  if (code === 'rate_limited') return t('login.tooMany', { seconds: retryAfter })
  if (code !== 'unavailable') return t('login.failed')
  const { failureText } = await import('../../shared/failures/failures')
  await messagesLoaded()
  return failureText(error) ?? t('login.failed')
}
