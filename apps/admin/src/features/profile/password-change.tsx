import { calls, type FieldError, fieldErrorOf, formSchema } from '@kiosk-admin/api-client'
import { Card, ContentForm, PasswordField, UnsavedDialog, useContentForm } from '@kiosk-admin/ui'
import { useState } from 'react'
import { useMalls } from '../../data/malls/use-mall'
import { useOwnAccess } from '../../data/people/use-sessions'
import { outcomeOf } from '../../shared/content/editor/record-values'
import { useMessages } from '../../shared/i18n/i18n'
import { useLeaveGuard } from '../../shared/routing/use-leave-guard'
import { NewPasswordField } from '../../shared/session/new-password-field'
import { useSession } from '../../shared/session/session'
import { toastDone } from '../../shared/toasts/toasts'
import { profileMessages } from './messages'

const empty = { current: '', next: '', confirm: '' }
const base = formSchema(calls.changePassword.body, [])

const issueOf = ({ path, ...rest }: FieldError) => ({ ...rest, path: [path] })

function repeated({ next, confirm }: typeof empty): FieldError[] {
  if (confirm === '') return [fieldErrorOf('confirm', 'required')]
  return confirm === next ? [] : [fieldErrorOf('confirm', 'passwordMismatch')]
}

const schema = {
  '~standard': {
    version: 1 as const,
    vendor: 'kiosk-admin',
    validate(input: unknown) {
      const values = input as typeof empty
      const issues = [...(base['~standard'].validate(values).issues ?? []), ...repeated(values).map(issueOf)]
      return issues.length > 0 ? { issues } : { value: values }
    },
  },
}

/** Changes the user's own password, which needs the old one and a repetition. No draft is stored. */
export function PasswordChange() {
  const t = useMessages(profileMessages)
  const userName = useSession()?.userName ?? ''
  const access = useOwnAccess()
  const { data: malls } = useMalls()
  const [initial] = useState(empty)
  const form = useContentForm<typeof empty>({
    initial,
    schema,
    async onSubmit({ current, next }) {
      try {
        await access.changePassword(current, next)
      } catch (error) {
        const outcome = outcomeOf({ fieldNames: [] }, error)
        return 'conflict' in outcome ? { failed: '' } : outcome
      }
      toastDone('updated', t('profile.password.changed'))
      return { saved: empty }
    },
  })
  const guard = useLeaveGuard(form.dirty)
  return (
    <Card.Root variant="rule">
      <Card.Header>
        <Card.Title>{t('profile.password.title')}</Card.Title>
      </Card.Header>
      <Card.Body>
        <ContentForm.Root form={form}>
          <p className="m-0 text-sm text-fg-muted">{t('profile.password.text')}</p>
          {/* tells password managers the account */}
          <input hidden readOnly autoComplete="username" value={userName} />
          <ContentForm.Field name="current" label={t('profile.password.current')} required>
            {(field) => <PasswordField {...field} autoComplete="current-password" />}
          </ContentForm.Field>
          <ContentForm.Field name="next" label={t('profile.password.next')} required>
            {(next) => (
              <>
                <NewPasswordField {...next} names={[userName, ...(malls ?? []).map(({ name }) => name)]} />
                <ContentForm.Field name="confirm" label={t('profile.password.confirm')} required>
                  {(field) => <PasswordField {...field} autoComplete="new-password" match={next.value} />}
                </ContentForm.Field>
              </>
            )}
          </ContentForm.Field>
          <ContentForm.Submit form={form} className="self-start">
            {t('profile.password.change')}
          </ContentForm.Submit>
        </ContentForm.Root>
        <UnsavedDialog
          open={guard.leaving}
          onKeepEditing={guard.stay}
          onDiscard={() => {
            form.discard()
            guard.leave()
          }}
        />
      </Card.Body>
    </Card.Root>
  )
}
