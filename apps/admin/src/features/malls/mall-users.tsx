import { type Answer, ApiError, calls, formSchema, may } from '@kiosk-admin/api-client'
import {
  Checkbox,
  ContentForm,
  Dialog,
  ErrorState,
  SearchField,
  Select,
  Skeleton,
  StatusBadge,
  useContentForm,
} from '@kiosk-admin/ui'
import { collator } from '@kiosk-admin/ui/headless'
import { useState } from 'react'
import { useMalls, usePermissions } from '../../data/malls/use-mall'
import { useMallActions, useMallUsers } from '../../data/malls/use-malls'
import { useGroupOptions } from '../../data/people/use-people'
import { outcomeOf, type Values } from '../../shared/content/editor/record-values'
import { failureText } from '../../shared/failures/failures'
import { authorName } from '../../shared/i18n/author-name'
import { useMessages } from '../../shared/i18n/i18n'
import { languageDisplay, useLanguage } from '../../shared/i18n/language'
import { RecordForm } from '../../shared/record/record-form'
import { leaveDialog, useDialog } from '../../shared/routing/dialog'
import { toastDone } from '../../shared/toasts/toasts'
import { mallMessages } from './messages'

/** The dialog `mallUsers`: the users with access to a mall. */
export function MallUsers() {
  const { open, id } = useDialog('mallUsers')
  return (
    <Dialog.Root open={open && id !== undefined} onOpenChange={leaveDialog}>
      <Dialog.Content size="normal" aria-describedby={undefined}>
        {id && <Users key={id} id={id} />}
      </Dialog.Content>
    </Dialog.Root>
  )
}

function Users({ id }: { id: string }) {
  const t = useMessages(mallMessages)
  const name = useMalls().data?.find((mall) => mall.id === id)?.name ?? ''
  const { data, error, retry } = useMallUsers(id)
  const title = t('malls.usersOf.title', { name })
  if (data) return <Editor id={id} title={title} answer={data} />
  return (
    <>
      <Dialog.Header>
        <Dialog.Title>{title}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body aria-busy={!error || undefined}>
        {error ? (
          <ErrorState title={t('malls.usersOf.failed')} onRetry={retry}>
            {failureText(error)}
          </ErrorState>
        ) : (
          <Skeleton style={{ width: '60%' }} />
        )}
      </Dialog.Body>
    </>
  )
}

type MallUsersAnswer = Answer<typeof calls.mallUsers>
type EditorProps = { id: string; title: string; answer: MallUsersAnswer }

const { '~standard': body } = formSchema(calls.setMallUsers.body, [])
const schema = {
  '~standard': {
    ...body,
    // an empty group means the users' own group, which the call expresses by leaving it out
    validate: (input: unknown) => {
      const { groupId, ...values } = input as Values
      return body.validate(groupId ? input : values)
    },
  },
}

function Editor({ id, title, answer }: EditorProps) {
  const t = useMessages(mallMessages)
  const { setUsers } = useMallActions()
  const { data: permissions } = usePermissions(id)
  const form = useContentForm<Values>({
    initial: { id, userIds: answer.userIds, groupId: '' },
    version: answer.version,
    schema,
    ...(permissions && !may(permissions, 'Mall', 'write') ? { readOnlyReason: t('malls.reader') } : {}),
    async onSubmit({ userIds, groupId }, version) {
      try {
        const saved = await setUsers(id, {
          userIds: userIds as string[],
          groupId: String(groupId) || undefined,
          version,
        })
        toastDone('updated', title)
        return { saved: { id, userIds: saved.userIds, groupId: '' }, version: saved.version }
      } catch (error) {
        if (error instanceof ApiError && error.code === 'conflict') {
          const { userIds, version, updatedBy } = error.current as MallUsersAnswer
          return {
            conflict: {
              theirs: { id, userIds, groupId: '' },
              version,
              by: updatedBy ? authorName(updatedBy) : undefined,
            },
          }
        }
        return outcomeOf({ fieldNames: ['userIds', 'groupId'] }, error)
      }
    },
  })
  return (
    <RecordForm form={form} place="dialog" title={title} sub={t('malls.usersOf.hint')}>
      <ContentForm.Field<string[]>
        name="userIds"
        label={t('malls.usersOf.label')}
        format={(userIds) => namesOf(answer.users, userIds)}
      >
        {({ value, onValueChange, error, readOnlyReason }) => (
          <Choice
            users={answer.users}
            value={value}
            onValueChange={onValueChange}
            error={error}
            locked={Boolean(readOnlyReason)}
          />
        )}
      </ContentForm.Field>
      <AddedGroupField mallId={id} />
    </RecordForm>
  )
}

/** The group that added users get in this mall. */
function AddedGroupField({ mallId }: { mallId: string }) {
  const t = useMessages(mallMessages)
  const { data: groups } = useGroupOptions()
  const options = (groups ?? [])
    .filter((group) => !group.mallId || group.mallId === mallId)
    .map(({ id, name }) => ({ value: id, label: String(name) }))
  return (
    <ContentForm.Field name="groupId" label={t('malls.usersOf.groupFor')}>
      {(field) => <Select {...field} className="mt-4" placeholder={t('malls.usersOf.ownGroup')} options={options} />}
    </ContentForm.Field>
  )
}

/** The users in a conflict; those added since are unknown here and left out. */
const namesOf = (users: MallUsersAnswer['users'], ids: readonly string[]): string =>
  users
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join(', ')

type ChoiceProps = {
  users: MallUsersAnswer['users']
  value: readonly string[]
  onValueChange: (ids: string[]) => void
  error: string | undefined
  locked: boolean
}

function Choice({ users, value, onValueChange, error, locked }: ChoiceProps) {
  const t = useMessages(mallMessages)
  const { locale } = languageDisplay[useLanguage()]
  const [search, setSearch] = useState('')
  const order = collator(locale)
  const found = users
    .filter(({ name }) => name.toLocaleLowerCase(locale).includes(search.trim().toLocaleLowerCase(locale)))
    .sort((a, b) => order.compare(a.name, b.name))
  const reason = locked ? { readOnlyReason: true } : {}
  return (
    <fieldset className="m-0 flex min-w-0 flex-col gap-3 border-0 p-0">
      <legend className="mb-2 flex w-full items-baseline justify-between p-0 text-sm font-medium text-fg-strong">
        {t('malls.usersOf.label')}
        <span className="font-normal text-fg-muted tabular-nums">
          {t('malls.usersOf.count', { count: value.length, of: users.length })}
        </span>
      </legend>
      <SearchField aria-label={t('malls.usersOf.search')} value={search} onValueChange={setSearch} />
      <ul className="m-0 flex max-h-80 list-none flex-col overflow-y-auto p-0">
        {found.map(({ id, name, status, editable }) => (
          <li key={id} className="flex min-h-9 items-center gap-2 border-b border-line-faint">
            <Checkbox
              label={name}
              {...(editable ? reason : { readOnlyReason: t('malls.usersOf.more') })}
              value={value.includes(id)}
              onValueChange={(on) => onValueChange(on ? [...value, id] : value.filter((userId) => userId !== id))}
            />
            {status === 'InActive' && <StatusBadge status="InActive" />}
          </li>
        ))}
        {found.length === 0 && <li className="py-2 text-sm text-fg-muted">{t('malls.usersOf.nobody')}</li>}
      </ul>
      {error && (
        <p role="alert" className="m-0 text-sm text-danger-text">
          {error}
        </p>
      )}
    </fieldset>
  )
}
