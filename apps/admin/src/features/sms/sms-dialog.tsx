import { calls, formSchema, may, type Sms } from '@kiosk-admin/api-client'
import { Checkbox, ContentForm, Dialog, Note, PasswordField, TextField, useContentForm } from '@kiosk-admin/ui'
import { useState } from 'react'
import { useMalls, usePermissions } from '../../data/malls/use-mall'
import { useSms, useSmsActions } from '../../data/malls/use-sms'
import { LineField } from '../../shared/content/editor/fields'
import { FormRecordContext } from '../../shared/content/editor/form-record'
import { outcomeOf, type Values, valuesOf } from '../../shared/content/editor/record-values'
import { useMessages } from '../../shared/i18n/i18n'
import { focusFirstField, RecordForm } from '../../shared/record/record-form'
import { RecordProblem } from '../../shared/record/record-problem'
import { leaveDialog, useDialog } from '../../shared/routing/dialog'
import { useSession } from '../../shared/session/session'
import { toastDone } from '../../shared/toasts/toasts'
import { smsMessages } from './messages'

/** The dialog `sms`: a mall's SMS settings. */
export function SmsDialog() {
  const { open, id } = useDialog('sms')
  return (
    <Dialog.Root open={open && id !== undefined} onOpenChange={leaveDialog}>
      <Dialog.Content size="normal" aria-describedby={undefined} onOpenAutoFocus={focusFirstField}>
        {id && <Loaded key={id} mallId={id} />}
      </Dialog.Content>
    </Dialog.Root>
  )
}

function Loaded({ mallId }: { mallId: string }) {
  const t = useMessages(smsMessages)
  const mall = useMalls().data?.find(({ id }) => id === mallId)?.name ?? ''
  const { data, error, retry } = useSms(mallId)
  const title = t('sms.titleOf', { mall })
  if (!data) return <RecordProblem place="dialog" title={title} loaded={false} error={error} onRetry={retry} />
  return <Editor mallId={mallId} mall={mall} title={title} sms={data} />
}

const kind = { resource: 'Sms', body: calls.replaceSms.body, fieldNames: ['fromId', 'smsId'] } as const
const schema = formSchema(calls.replaceSms.body, [])

/** The password is write-only: empty keeps the stored one, `null` removes it. */
const startOf = (sms: Sms): Values => ({ ...valuesOf(kind, sms), password: '' })

type EditorProps = { mallId: string; mall: string; title: string; sms: Sms }

function Editor({ mallId, mall, title, sms }: EditorProps) {
  const t = useMessages(smsMessages)
  const form = useSmsForm({ mallId, title, sms })
  const labelOf = (field: string) => t(`sms.fields.${field as (typeof kind.fieldNames)[number]}`)
  return (
    <RecordForm form={form} place="dialog" title={title} record={sms.version > 0 ? sms : undefined}>
      <FormRecordContext value={{ id: sms.id, type: kind, languages: [], labelOf }}>
        <div className="flex flex-col gap-4.5">
          {!sms.hasGateway && <Note tone="warning">{t('sms.noGateway')}</Note>}
          <TextField label={t('sms.fields.mall')} value={mall} readOnly />
          <LineField name="fromId" hint={t('sms.hint.fromId')} first />
          <LineField name="smsId" hint={t('sms.hint.smsId')} />
          <SmsPassword stored={sms.hasPassword} />
        </div>
      </FormRecordContext>
    </RecordForm>
  )
}

function SmsPassword({ stored }: { stored: boolean }) {
  const t = useMessages(smsMessages)
  return (
    <ContentForm.Field<string | null> name="password" label={t('sms.fields.password')} format={() => '••••••'}>
      {({ value, onValueChange, lang: _, name: __, ...field }) => (
        <div className="flex flex-col gap-2">
          <PasswordField
            {...field}
            autoComplete="new-password"
            hint={t(stored ? 'sms.hint.keep' : 'sms.hint.none')}
            value={value ?? ''}
            disabled={value === null}
            onValueChange={onValueChange}
          />
          {stored && !field.readOnlyReason && (
            <Checkbox
              label={t('sms.takeAway')}
              value={value === null}
              onValueChange={(on) => onValueChange(on ? null : '')}
            />
          )}
        </div>
      )}
    </ContentForm.Field>
  )
}

function useSmsForm({ mallId, title, sms }: Omit<EditorProps, 'mall'>) {
  const t = useMessages(smsMessages)
  const { save } = useSmsActions(mallId)
  const userId = useSession()?.userId ?? ''
  const { data: permissions } = usePermissions(mallId)
  const [initial] = useState(() => startOf(sms))
  return useContentForm({
    initial,
    version: sms.version,
    schema: smsSchema,
    draft: { key: `sms:${mallId}:${userId}`, omit: ['password'] },
    ...(permissions && !may(permissions, 'Sms', 'write') ? { readOnlyReason: t('sms.reader') } : {}),
    async onSubmit({ id: _, password, ...body }, version = 0) {
      try {
        const saved = await save({ ...body, ...(password === '' ? {} : { password }) }, version)
        toastDone('updated', title)
        return { saved: startOf(saved), version: saved.version }
      } catch (error) {
        const outcome = outcomeOf(kind, error)
        if (!('conflict' in outcome)) return outcome
        // answers have no password: the conflict counts it as unchanged
        const { conflict } = outcome
        return { conflict: { ...conflict, theirs: { ...conflict.theirs, password: '' } } }
      }
    },
  })
}

/** An empty password counts as not entered. */
const smsSchema = {
  '~standard': {
    version: 1 as const,
    vendor: 'kiosk-admin',
    validate: (input: unknown) => {
      const { password, ...values } = input as Values
      return schema['~standard'].validate(password === '' ? values : input)
    },
  },
}
