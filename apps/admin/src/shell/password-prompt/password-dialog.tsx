import { ApiError, calls } from '@kiosk-admin/api-client'
import { Button, Dialog, PasswordField } from '@kiosk-admin/ui'
import { type FormEvent, useState } from 'react'
import { useApi } from '../../shared/api/api'
import { failureText } from '../../shared/failures/failures'
import { useMessages } from '../../shared/i18n/i18n'
import { focusFirstField } from '../../shared/record/record-form'
import { closePasswordPrompt } from '../../shared/session/password-prompt'
import { passwordPromptMessages } from './messages'

/** Asks for the password and confirms it on the server. */
export function PasswordDialog({ open }: { open: boolean }) {
  const t = useMessages(passwordPromptMessages)
  return (
    <Dialog.Root open={open} onOpenChange={() => closePasswordPrompt(false)}>
      <Dialog.Content size="small" onOpenAutoFocus={focusFirstField}>
        <Dialog.Header>
          <Dialog.Title>{t('passwordPrompt.title')}</Dialog.Title>
        </Dialog.Header>
        <PasswordForm />
      </Dialog.Content>
    </Dialog.Root>
  )
}

/** Mounted with the dialog, so that it forgets the password. */
function PasswordForm() {
  const t = useMessages(passwordPromptMessages)
  const api = useApi()
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function confirm(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    try {
      await api.call(calls.confirmSession, { body: { password } })
      closePasswordPrompt(true)
    } catch (error) {
      setBusy(false)
      const isWrong = error instanceof ApiError && error.code === 'validation'
      setProblem(isWrong ? t('passwordPrompt.wrong') : failureText(error))
    }
  }

  return (
    <form noValidate onSubmit={(event) => void confirm(event)} className="contents">
      <Dialog.Body className="flex flex-col gap-4">
        <Dialog.Description>{t('passwordPrompt.text')}</Dialog.Description>
        <PasswordField
          label={t('passwordPrompt.password')}
          autoComplete="current-password"
          value={password}
          onValueChange={(next) => {
            setPassword(next)
            setProblem(undefined)
          }}
          error={problem}
        />
      </Dialog.Body>
      <Dialog.Footer>
        <Button onClick={() => closePasswordPrompt(false)}>{t('passwordPrompt.cancel')}</Button>
        <Button type="submit" variant="primary" busy={busy}>
          {t('passwordPrompt.confirm')}
        </Button>
      </Dialog.Footer>
    </form>
  )
}
