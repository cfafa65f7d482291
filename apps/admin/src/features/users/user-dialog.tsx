import { peopleTypes, type RecordOf } from '@kiosk-admin/api-client'
import { useState } from 'react'
import { useDateFormat } from '../../data/malls/use-date-format'
import { useOwnSession } from '../../data/people/use-own-session'
import { useGroupOptions, useOwnId, usePeopleActions, usePerson, useUserActions } from '../../data/people/use-people'
import { useMessages } from '../../shared/i18n/i18n'
import { newId } from '../../shared/new-id'
import { formMessages } from '../../shared/record/form-messages'
import { useDialog } from '../../shared/routing/dialog'
import { useLastOpen } from '../../shared/routing/use-last-open'
import { session, useMallId } from '../../shared/session/session'
import { toastDone } from '../../shared/toasts/toasts'
import { USER, USER_IN_GROUP } from './dialogs'
import { issuedLink } from './issued-link'
import { userMessages } from './messages'
import { PersonEditor, PersonProblem, PersonSkeleton, PersonWindow } from './person-dialog'
import { usePersonForm, useSaved } from './use-person-form'
import { type FixedGroup, UserFields } from './user-fields'
import { secrets, userSchema } from './user-values'

/** The dialogs `user new`, which also edits, and `new user in group`, with its group preselected. */
export function UserDialog() {
  const edit = useDialog(USER)
  const inGroup = useDialog(USER_IN_GROUP)
  const open = edit.open || inGroup.open
  const isNewInGroup = useLastOpen(open, inGroup.open)
  const groupId = isNewInGroup ? inGroup.id : undefined
  return (
    <PersonWindow open={open}>
      {groupId !== undefined ? (
        <NewInGroup key={groupId} groupId={groupId} />
      ) : edit.id === undefined ? (
        <UserForm record={undefined} />
      ) : (
        <Stored key={edit.id} id={edit.id} />
      )}
    </PersonWindow>
  )
}

function NewInGroup({ groupId }: { groupId: string }) {
  const t = useMessages(userMessages)
  const { data: groups, error, retry } = useGroupOptions()
  if (error) return <PersonProblem title={t('users.newInGroup')} error={error} onRetry={retry} />
  if (!groups) return <PersonSkeleton title={t('users.newInGroup')} />
  const group = groups.find(({ id }) => id === groupId)
  return <UserForm record={undefined} group={group && { id: groupId, mallId: group.mallId ?? null }} />
}

function Stored({ id }: { id: string }) {
  const t = useMessages(userMessages)
  const { data: record, error, retry } = usePerson(peopleTypes.user, id)
  // fields of the signed-in user are locked
  const ownId = useOwnId()
  if (error) return <PersonProblem title={t('users.title')} error={error} onRetry={retry} />
  if (!record || !ownId) return <PersonSkeleton title={t('users.title')} />
  return <UserForm record={record} isSelf={ownId === id} />
}

type UserFormProps = { record: RecordOf<'user'> | undefined; group?: FixedGroup | undefined; isSelf?: boolean }

function UserForm({ record, group, isSelf = false }: UserFormProps) {
  const t = useMessages(userMessages)
  const c = useMessages(formMessages)
  const mallId = useMallId()
  const when = useDateFormat()
  const saved = useSaved()
  const save = useSaveUser(isSelf)
  const [schema] = useState(() => userSchema(record === undefined))
  const [fresh] = useState(() => ({
    id: newId(),
    username: '',
    email: '',
    groupId: group?.mallId === null ? group.id : null,
    mallIds: [group?.mallId ?? mallId],
    mallGroups: group?.mallId ? [{ mallId: group.mallId, groupId: group.id }] : [],
    status: 'Active',
  }))
  const form = usePersonForm({
    type: peopleTypes.user,
    area: 'User',
    record,
    fresh,
    secrets,
    schema,
    reader: t('users.reader'),
    more: t('users.more'),
    save,
  })
  const { lastSignInAt } = record ?? {}
  const signedIn = lastSignInAt ? t('users.signedIn', { at: when.stamp(lastSignInAt) }) : t('users.neverSignedIn')
  return (
    <PersonEditor
      form={form}
      title={record?.username ?? t(group ? 'users.newInGroup' : 'users.new')}
      meta={[saved(record), ...(record ? [signedIn] : [])]}
      submit={record ? c('form.save') : t('users.create')}
    >
      <UserFields exists={record !== undefined} isSelf={isSelf} group={group} />
    </PersonEditor>
  )
}

/**
 * Stores a user, then the password, which has a call of its own for existing users. A new user without password gets a
 * link to choose one.
 */
function useSaveUser(isSelf: boolean) {
  const { save } = usePeopleActions(peopleTypes.user)
  const { setPassword, makePasswordLink } = useUserActions()
  const { retry: reloadOwnSession } = useOwnSession()
  return async ({ id, password, confirm: _, ...body }: { id: string; [field: string]: unknown }, version?: number) => {
    const enteredPassword = String(password ?? '')
    const fresh = version === undefined
    const stored = await save({
      id,
      version,
      body: fresh && enteredPassword !== '' ? { ...body, password: enteredPassword } : body,
    })
    const record = !fresh && enteredPassword !== '' ? await setPassword(id, enteredPassword) : stored
    if (isSelf) {
      session.rename(record.username)
      reloadOwnSession()
    }
    if (fresh && enteredPassword === '') {
      const { username, status } = record
      issuedLink.set({ username, status, ...(await makePasswordLink(id)) })
    }
    toastDone(fresh ? 'created' : 'updated', record.username)
    return record
  }
}
