// Form state that users and groups share.

import { type Area, may } from '@kiosk-admin/api-client'
import { useContentForm } from '@kiosk-admin/ui'
import { useState } from 'react'
import { useDateFormat } from '../../data/malls/use-date-format'
import { usePermissions } from '../../data/malls/use-mall'
import type { PeopleType, Person } from '../../data/people/use-people'
import { outcomeOf, type Values, valuesOf } from '../../shared/content/editor/record-values'
import { authorName } from '../../shared/i18n/author-name'
import { useMessages } from '../../shared/i18n/i18n'
import { formMessages } from '../../shared/record/form-messages'
import { useSession } from '../../shared/session/session'

export type PersonForm = ReturnType<typeof usePersonForm>

type Spec<R extends Person> = {
  type: PeopleType<R>
  area: Area
  record: R | undefined
  /** The values of a new record. */
  fresh: Values
  /** Values that are not stored in drafts: passwords. */
  secrets?: Readonly<Record<string, string>>
  schema: Parameters<typeof useContentForm<Values>>[0]['schema']
  /** Why the form is read-only. */
  reader: string
  more: string
  /** Stores the values; the version is undefined for a new record. */
  save: (values: Values, version: number | undefined) => Promise<R>
}

const none = {}

/** The form of a user or group: draft, save, and handling of failed saves. */
export function usePersonForm<R extends Person>({ type, area, record, schema, save, ...spec }: Spec<R>) {
  const { secrets = none } = spec
  const userId = useSession()?.userId ?? ''
  const { data: permissions } = usePermissions()
  // the form starts from its record once; versions that arrive while editing are merged on save
  const [initial] = useState<Values>(() => ({ ...(record ? valuesOf(type, record) : spec.fresh), ...secrets }))
  const readOnlyReason =
    permissions && !may(permissions, area, 'write') ? spec.reader : record?.editable === false ? spec.more : undefined
  return useContentForm<Values>({
    initial,
    version: record?.version,
    schema,
    draft: { key: `${type.type}:${record?.id ?? 'new'}:${userId}`, omit: Object.keys(secrets) },
    ...(readOnlyReason ? { readOnlyReason } : {}),
    async onSubmit(values, version) {
      try {
        const saved = await save(values, version)
        return { saved: { ...valuesOf(type, saved), ...secrets }, version: saved.version }
      } catch (error) {
        const outcome = outcomeOf(type, error)
        if (!('conflict' in outcome)) return outcome
        const { conflict } = outcome
        return { conflict: { ...conflict, theirs: { ...conflict.theirs, ...secrets } } }
      }
    },
  })
}

/** Formats author and time of the last save, for the head of the form. */
export function useSaved(): (record: Person | undefined) => string {
  const c = useMessages(formMessages)
  const when = useDateFormat()
  return (record) =>
    record
      ? c('form.saved', { at: when.stamp(record.updatedAt), by: authorName(record.updatedBy) })
      : c('form.notSaved')
}
