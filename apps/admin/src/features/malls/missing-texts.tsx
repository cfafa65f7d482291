import type { Change, LanguageCode } from '@kiosk-admin/api-client'
import { Note } from '@kiosk-admin/ui'
import { useMissingTexts } from '../../data/malls/use-malls'
import { useChangeText } from '../../shared/changes/changes'
import { failureText } from '../../shared/failures/failures'
import { useMessages } from '../../shared/i18n/i18n'
import { languageDisplay } from '../../shared/i18n/language'
import { mallMessages } from './messages'

/** The limit of listed records. */
const SHOWN = 12

/** Records without text in the language that would become the first, shown before saving. */
export function MissingTexts({ mallId, language }: { mallId: string; language: LanguageCode }) {
  const t = useMessages(mallMessages)
  const describe = useChangeText()
  const { data, error } = useMissingTexts(mallId, language)
  const { label: name } = languageDisplay[language]
  if (error) return <Note tone="error">{failureText(error)}</Note>
  if (!data) return <Note>{t('malls.missing.loading')}</Note>
  const { data: missing, hidden } = data
  if (missing.length === 0 && hidden === 0) return <Note>{t('malls.missing.none', { name })}</Note>
  return (
    <Note tone="warning" role="status">
      {t('malls.missing.title', { name })}
      <ul className="m-0 mt-1.5 list-disc ps-4">
        {missing.slice(0, SHOWN).map(({ resource, id, name: own, paths }) => {
          const text = describe({
            // the answer lists kinds with texts only
            resource: resource as Change['resource'],
            name: own,
            fields: paths.map((path) => ({ path, before: null, after: null })),
          })
          return (
            <li key={id}>
              {text.name} <span className="text-fg-muted">({[text.type, ...text.fields].join(', ')})</span>
            </li>
          )
        })}
      </ul>
      {missing.length > SHOWN && (
        <p className="m-0 mt-1">{t('malls.missing.more', { count: missing.length - SHOWN })}</p>
      )}
      {hidden > 0 && <p className="m-0 mt-1">{t('malls.missing.hidden', { count: hidden })}</p>}
    </Note>
  )
}
