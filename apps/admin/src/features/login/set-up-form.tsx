import { ApiError, calls, type FieldError, fieldErrorOf, formSchema } from '@kiosk-admin/api-client'
import { ContentForm, PasswordField, TextField, useContentForm } from '@kiosk-admin/ui'
import { useState } from 'react'
import { useApi } from '../../shared/api/api'
import { outcomeOf } from '../../shared/content/editor/record-values'
import { reasonOf } from '../../shared/failures/reasons'
import { useMessages } from '../../shared/i18n/i18n'
import { home, navigate } from '../../shared/routing/location'
import { NewPasswordField } from '../../shared/session/new-password-field'
import { session } from '../../shared/session/session'
import { signIn } from '../../shared/session/sign-in'
import { setUpMessages } from './set-up-messages'

const empty = { mallName: '', username: '', email: '', password: '', confirm: '' }
const base = formSchema(calls.setup.body, [])

const issueOf = ({ path, ...rest }: FieldError) => ({ ...rest, path: [path] })

function repeated({ password, confirm }: typeof empty): FieldError[] {
  if (confirm === '') return [fieldErrorOf('confirm', 'required')]
  return confirm === password ? [] : [fieldErrorOf('confirm', 'passwordMismatch')]
}

/** the contract's validation; only the server can check the link */
const schema = {
  '~standard': {
    version: 1 as const,
    vendor: 'kiosk-admin',
    validate(input: unknown) {
      const { confirm, ...body } = input as typeof empty
      const found = base['~standard'].validate({ ...body, token: 'the server checks it' }).issues ?? []
      const issues = [...found, ...repeated({ ...body, confirm }).map(issueOf)]
      return issues.length > 0 ? { issues } : { value: input }
    },
  },
}

const isAboutLink = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'validation' && error.errors.some(({ path }) => path === 'token')

export type SetUpFormProps = {
  /** The token of the link. */
  token: string
  /** Called when the link was used, has expired or was replaced. */
  onRefused: () => void
  /** Called when set-up succeeded, but signing in afterwards failed. */
  onMade: () => void
}

/** Creates the first administrator and mall, and signs the user in. */
export function SetUpForm({ token, onRefused, onMade }: SetUpFormProps) {
  const t = useMessages(setUpMessages)
  const api = useApi()
  const [initial] = useState(empty)

  async function begin(username: string, password: string, mallId: string) {
    // an earlier session belongs to another installation
    session.end()
    try {
      session.begin(await signIn(api, { username, password, mallId }))
      navigate(home(), { replace: true, force: true })
    } catch {
      onMade()
    }
  }

  const form = useContentForm<typeof empty>({
    initial,
    schema,
    async onSubmit({ confirm: _, ...person }) {
      try {
        const { mallId } = await api.call(calls.setup, { body: { ...person, token } })
        await begin(person.username.trim(), person.password, mallId)
        return { saved: empty }
      } catch (error) {
        if (isAboutLink(error)) {
          onRefused()
          return { failed: reasonOf(error) ?? t('setUp.notWhole') }
        }
        const outcome = outcomeOf({ fieldNames: [] }, error)
        return 'conflict' in outcome ? { failed: '' } : outcome
      }
    },
  })

  return (
    <ContentForm.Root form={form} className="gap-4.5">
      <ContentForm.Field name="mallName" label={t('setUp.fields.mallName')} required>
        {(field) => <TextField {...field} size="large" autoComplete="off" autoFocus />}
      </ContentForm.Field>
      <ContentForm.Field name="username" label={t('setUp.fields.username')} required>
        {(field) => (
          <TextField
            {...field}
            size="large"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            hint={t('setUp.hint')}
          />
        )}
      </ContentForm.Field>
      <ContentForm.Field name="email" label={t('setUp.fields.email')} required>
        {(field) => <TextField {...field} size="large" type="email" autoComplete="email" />}
      </ContentForm.Field>
      <ContentForm.Field name="password" label={t('setUp.fields.password')} required>
        {(password) => (
          <>
            <ContentForm.Value name="username">
              {(username) => (
                <ContentForm.Value name="mallName">
                  {(mallName) => <NewPasswordField {...password} size="large" names={[username, mallName]} />}
                </ContentForm.Value>
              )}
            </ContentForm.Value>
            <ContentForm.Field name="confirm" label={t('setUp.fields.confirm')} required>
              {(field) => <PasswordField {...field} size="large" autoComplete="new-password" match={password.value} />}
            </ContentForm.Field>
          </>
        )}
      </ContentForm.Field>
      <ContentForm.Submit form={form} size="large" className="w-full">
        {t('setUp.submit')}
      </ContentForm.Submit>
    </ContentForm.Root>
  )
}
