import { formSchema, peopleTypes, type RecordOf } from '@kiosk-admin/api-client'
import { useState } from 'react'
import { usePeopleActions, usePerson } from '../../data/people/use-people'
import type { Values } from '../../shared/content/editor/record-values'
import { useMessages } from '../../shared/i18n/i18n'
import { newId } from '../../shared/new-id'
import { formMessages } from '../../shared/record/form-messages'
import { useDialog } from '../../shared/routing/dialog'
import { toastDone } from '../../shared/toasts/toasts'
import { GROUP } from './dialogs'
import { GroupFields } from './group-fields'
import { groupMessages } from './group-messages'
import { PersonEditor, PersonProblem, PersonSkeleton, PersonWindow } from './person-dialog'
import { usePersonForm, useSaved } from './use-person-form'

/** The dialog `user group new`, which also edits. */
export function GroupDialog() {
  const { open, id } = useDialog(GROUP)
  return (
    <PersonWindow open={open}>
      {id === undefined ? <GroupForm record={undefined} /> : <Stored key={id} id={id} />}
    </PersonWindow>
  )
}

function Stored({ id }: { id: string }) {
  const t = useMessages(groupMessages)
  const { data: record, error, retry } = usePerson(peopleTypes.userGroup, id)
  if (error) return <PersonProblem title={t('groups.title')} error={error} onRetry={retry} />
  if (!record) return <PersonSkeleton title={t('groups.title')} />
  return <GroupForm record={record} />
}

function GroupForm({ record }: { record: RecordOf<'userGroup'> | undefined }) {
  const t = useMessages(groupMessages)
  const c = useMessages(formMessages)
  const saved = useSaved()
  const { save } = usePeopleActions(peopleTypes.userGroup)
  const [schema] = useState(() => formSchema(peopleTypes.userGroup.body, []))
  const [fresh] = useState(() => ({ id: newId(), name: '', areas: [], mallId: null }))

  async function store({ id, ...body }: Values, version: number | undefined) {
    const stored = await save({ id, body, version })
    toastDone(version === undefined ? 'created' : 'updated', stored.name)
    return stored
  }

  const form = usePersonForm({
    type: peopleTypes.userGroup,
    area: 'UserGroup',
    record,
    fresh,
    schema,
    reader: t('groups.reader'),
    more: t('groups.more'),
    save: store,
  })
  return (
    <PersonEditor
      form={form}
      title={record?.name ?? t('groups.new')}
      meta={[saved(record)]}
      submit={record ? c('form.save') : t('groups.create')}
    >
      <GroupFields id={record?.id} />
    </PersonEditor>
  )
}
