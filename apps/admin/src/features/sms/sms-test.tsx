import { type Answer, ApiError, type calls } from '@kiosk-admin/api-client'
import { Button, Dialog, Note, TextArea, TextField } from '@kiosk-admin/ui'
import { type FormEvent, useId, useState } from 'react'
import { useMalls } from '../../data/malls/use-mall'
import { useSmsActions } from '../../data/malls/use-sms'
import { failureText } from '../../shared/failures/failures'
import { fieldErrorText } from '../../shared/failures/reasons'
import { useMessages } from '../../shared/i18n/i18n'
import { useKitLabels } from '../../shared/kit'
import { leaveDialog, useDialog } from '../../shared/routing/dialog'
import { smsMessages } from './messages'

/** The dialog `smsTest`: sends a message with the stored settings and shows the gateway's response. */
export function SmsTest() {
  const { open, id } = useDialog('smsTest')
  return (
    <Dialog.Root open={open && id !== undefined} onOpenChange={leaveDialog}>
      <Dialog.Content size="normal">{id && <Test key={id} mallId={id} />}</Dialog.Content>
    </Dialog.Root>
  )
}

type Outcome = Answer<typeof calls.testSms> | { failed: string }

function Test({ mallId }: { mallId: string }) {
  const t = useMessages(smsMessages)
  const mall = useMalls().data?.find(({ id }) => id === mallId)?.name ?? ''
  const { test } = useSmsActions(mallId)
  const formId = useId()
  const [to, setTo] = useState('')
  const [text, setText] = useState<string>()
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const [outcome, setOutcome] = useState<Outcome>()
  const [busy, setBusy] = useState(false)
  const labels = useKitLabels().forms
  const message = text ?? t('sms.test.sample', { mall })

  async function send(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setOutcome(undefined)
    setWrong({})
    try {
      setOutcome(await test(to, message))
    } catch (error) {
      const errors = error instanceof ApiError && error.code === 'validation' ? error.errors : []
      setWrong(Object.fromEntries(errors.map((issue) => [issue.path, fieldErrorText(issue, labels)])))
      if (errors.length === 0) setOutcome({ failed: failureText(error) ?? '' })
    }
    setBusy(false)
  }

  return (
    <>
      <Dialog.Header>
        <Dialog.Title>{t('sms.test.title', { mall })}</Dialog.Title>
        <Dialog.Description>{t('sms.test.hint')}</Dialog.Description>
      </Dialog.Header>
      <Dialog.Body>
        <form id={formId} noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4.5">
          <TextField
            label={t('sms.test.to')}
            type="tel"
            autoComplete="tel"
            required
            value={to}
            onValueChange={setTo}
            error={wrong.to}
          />
          <TextArea
            label={t('sms.test.text')}
            required
            counter={160}
            value={message}
            onValueChange={setText}
            error={wrong.text}
          />
          <div role="status">{outcome && <TestResult outcome={outcome} />}</div>
        </form>
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="quiet" onClick={() => leaveDialog()}>
          {t('sms.test.close')}
        </Button>
        <Button type="submit" form={formId} variant="primary" busy={busy}>
          {t('sms.test.send')}
        </Button>
      </Dialog.Footer>
    </>
  )
}

function TestResult({ outcome }: { outcome: Outcome }) {
  const t = useMessages(smsMessages)
  if ('failed' in outcome) return <Note tone="warning">{outcome.failed}</Note>
  const { result, status } = outcome
  return (
    <Note tone={result === 'sent' ? 'info' : 'warning'}>
      {t(`sms.test.result.${result}`)} {result === 'refused' && status !== null && t('sms.test.status', { status })}
    </Note>
  )
}
