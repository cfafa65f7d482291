import { formSchema, type LanguageCode, may, type RecordOf, singleRecords } from '@kiosk-admin/api-client'
import { useContentForm } from '@kiosk-admin/ui'
import { type ReactNode, useState } from 'react'
import { useSaveInfoPage } from '../../data/content/use-info-page-form'
import { usePermissions } from '../../data/malls/use-mall'
import { NoLanguages } from '../../shared/content/editor/no-languages'
import { outcomeOf, type Values, valuesOf } from '../../shared/content/editor/record-values'
import { useMessages } from '../../shared/i18n/i18n'
import { kitLanguages } from '../../shared/i18n/kit-languages'
import { useMallId, useSession } from '../../shared/session/session'
import { toastDone } from '../../shared/toasts/toasts'
import { infoPageMessages } from './messages'

/** The form of the information page: draft, save, and handling of failed saves. */
export function useInfoPageForm(page: RecordOf<'infoPage'>, languages: readonly LanguageCode[]) {
  const t = useMessages(infoPageMessages)
  const save = useSaveInfoPage()
  const userId = useSession()?.userId ?? ''
  const mallId = useMallId()
  const readOnlyReason = useReadOnlyReason(languages)
  // versions that arrive while editing are merged on save
  const [initial] = useState(() => valuesOf(singleRecords.infoPage, page))
  const [schema] = useState(() => formSchema(singleRecords.infoPage.body, languages))
  return useContentForm<Values>({
    initial,
    version: page.version,
    schema,
    languages: kitLanguages(languages),
    draft: { key: `infoPage:${mallId}:${userId}` },
    ...(readOnlyReason ? { readOnlyReason } : {}),
    async onSubmit({ id: _, ...body }, version = 0) {
      try {
        const saved = await save(body, version)
        toastDone('updated', t('infoPage.title'))
        return { saved: valuesOf(singleRecords.infoPage, saved), version: saved.version }
      } catch (error) {
        return outcomeOf(singleRecords.infoPage, error)
      }
    },
  })
}

/** Why the form is read-only: missing permission, or a mall without languages. */
function useReadOnlyReason(languages: readonly LanguageCode[]): ReactNode {
  const t = useMessages(infoPageMessages)
  const { data: permissions } = usePermissions()
  if (permissions && !may(permissions, 'Information', 'write')) return t('infoPage.reader')
  return languages.length === 0 ? <NoLanguages /> : undefined
}
