import { ApiError, calls, type FieldError, fieldErrorOf, formSchema } from '@kiosk-admin/api-client'
import { Button, ContentForm, Note, PasswordField, useContentForm } from '@kiosk-admin/ui'
import { useState } from 'react'
import { Link } from 'wouter'
import { useConfig } from '../../data/malls/use-config'
import { useApi } from '../../shared/api/api'
import { outcomeOf } from '../../shared/content/editor/record-values'
import { reasonOf } from '../../shared/failures/reasons'
import { useMessages } from '../../shared/i18n/i18n'
import { Kit } from '../../shared/kit'
import { NewPasswordField } from '../../shared/session/new-password-field'
import { session } from '../../shared/session/session'
import { choosePasswordMessages } from './choose-password-messages'
import { SignPage } from './sign-page'
import { useLinkToken } from './use-link-token'

/** The page of a password link: its user sets a password, once. */
export function ChoosePassword() {
  const t = useMessages(choosePasswordMessages)
  const token = useLinkToken()
  const { data: config } = useConfig()
  const [refused, setRefused] = useState<string>()
  const [username, setUsername] = useState<string>()
  return (
    <SignPage foot={t('choosePassword.foot')}>
      <div className="flex flex-col gap-4.5">
        <div>
          <h1 className="m-0 text-2xl font-bold text-fg-strong">{t('choosePassword.title')}</h1>
          {!username && <p className="mt-1 mb-0 text-md text-fg-muted">{t('choosePassword.help')}</p>}
        </div>
        {username ? (
          <Note
            role="status"
            action={
              <Button asChild size="small">
                <Link href="/">{t('choosePassword.signIn')}</Link>
              </Button>
            }
          >
            {t('choosePassword.saved', { username })}
          </Note>
        ) : token ? (
          <Kit>
            <PasswordForm token={token} onRefused={() => setRefused(token)} onSaved={setUsername} />
          </Kit>
        ) : (
          <Note tone="error">{t('choosePassword.incomplete')}</Note>
        )}
        {!username && (!token || refused === token) && (
          <Note
            action={
              config?.passwordReset && (
                <Button asChild size="small">
                  <Link href="/forgot-password">{t('choosePassword.again')}</Link>
                </Button>
              )
            }
          >
            {t('choosePassword.ended')}
          </Note>
        )}
      </div>
    </SignPage>
  )
}

const empty = { password: '', confirm: '' }
const body = formSchema(calls.choosePassword.body, [])

function confirmErrors({ password, confirm }: typeof empty): FieldError[] {
  if (confirm === '') return [fieldErrorOf('confirm', 'required')]
  return confirm === password ? [] : [fieldErrorOf('confirm', 'passwordMismatch')]
}

/** the contract's validation; only the server can check the link */
const schema = {
  '~standard': {
    version: 1 as const,
    vendor: 'kiosk-admin',
    validate(input: unknown) {
      const { password, confirm } = input as typeof empty
      const found = body['~standard'].validate({ password, token: 'the server checks it' }).issues ?? []
      const confirmed = confirmErrors({ password, confirm }).map(({ path, ...rest }) => ({ ...rest, path: [path] }))
      const issues = [...found, ...confirmed]
      return issues.length > 0 ? { issues } : { value: input }
    },
  },
}

const isAboutLink = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'validation' && error.errors.some(({ path }) => path === 'token')

type PasswordFormProps = { token: string; onRefused: () => void; onSaved: (username: string) => void }

function PasswordForm({ token, onRefused, onSaved }: PasswordFormProps) {
  const t = useMessages(choosePasswordMessages)
  const api = useApi()
  const [initial] = useState(empty)
  const form = useContentForm<typeof empty>({
    initial,
    schema,
    async onSubmit({ password }) {
      try {
        const { username } = await api.call(calls.choosePassword, { body: { token, password } })
        // another user may have been signed in here
        session.end()
        onSaved(username)
        return { saved: empty }
      } catch (error) {
        if (isAboutLink(error)) {
          onRefused()
          return { failed: reasonOf(error) ?? t('choosePassword.incomplete') }
        }
        const outcome = outcomeOf({ fieldNames: [] }, error)
        return 'conflict' in outcome ? { failed: '' } : outcome
      }
    },
  })
  return (
    <ContentForm.Root form={form} className="gap-4.5">
      <ContentForm.Field name="password" label={t('choosePassword.fields.password')} required>
        {(password) => (
          <>
            <NewPasswordField {...password} size="large" autoFocus />
            <ContentForm.Field name="confirm" label={t('choosePassword.fields.confirm')} required>
              {(field) => <PasswordField {...field} size="large" autoComplete="new-password" match={password.value} />}
            </ContentForm.Field>
          </>
        )}
      </ContentForm.Field>
      <ContentForm.Submit form={form} size="large" className="w-full">
        {t('choosePassword.submit')}
      </ContentForm.Submit>
    </ContentForm.Root>
  )
}
