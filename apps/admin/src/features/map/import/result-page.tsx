import { Note, Link as TextLink } from '@kiosk-admin/ui'
import { Link } from 'wouter'
import { useLocalisedText } from '../../../data/malls/use-localised-text'
import { failureText } from '../../../shared/failures/failures'
import { reasonOf } from '../../../shared/failures/reasons'
import { useMessages } from '../../../shared/i18n/i18n'
import { focusStep } from '../../../shared/import-export/focus-step'
import { uploadProblem } from '../../../shared/media/upload-errors'
import { addressOf } from '../../../shared/routing/record-address'
import { type Applied, countOf, hasWritten } from './apply-import'
import { mapImportMessages } from './messages'

/** What was written, and what was not. */
export function ResultPage({ applied, undone }: { applied: Applied; undone: boolean }) {
  const t = useMessages(mapImportMessages)
  const textIn = useLocalisedText()
  const { floors, connectors, items, stations, failed } = applied
  const written = [...floors.changed.map(({ after }) => after), ...floors.created]
  const count = countOf(connectors)
  const wrote = hasWritten(applied)
  const figures = [
    floors.changed.length > 0 && t('mapImport.result.changed', { count: floors.changed.length }),
    floors.created.length > 0 && t('mapImport.result.created', { count: floors.created.length }),
    count > 0 && t('mapImport.result.connectors', { count }),
    countOf(items) > 0 && t('mapImport.result.items', { count: countOf(items) }),
    countOf(stations) > 0 && t('mapImport.result.stations', { count: countOf(stations) }),
  ].filter((text) => text !== false)
  const title = undone ? 'undone' : !wrote ? 'none' : failed.length > 0 ? 'partly' : 'done'
  return (
    <div className="flex flex-col gap-4">
      <div tabIndex={-1} ref={focusStep} className="outline-none">
        <p className="m-0 text-lg font-semibold text-fg-strong">{t(`mapImport.result.${title}`)}</p>
        {!undone && <p className="m-0 mt-1 text-fg-muted tabular-nums">{figures.join(', ')}</p>}
      </div>
      {!undone && (
        <ul className="m-0 list-none p-0 text-sm">
          {written.map(({ id, name }) => (
            <li key={id} className="py-1">
              <TextLink asChild>
                <Link href={addressOf({ resource: 'Floor', id })?.href ?? ''}>{textIn(name as object)}</Link>
              </TextLink>
            </li>
          ))}
        </ul>
      )}
      {!undone && wrote && <Note tone="pending">{t('mapImport.result.drafts')}</Note>}
      {failed.length > 0 && (
        <Note tone="error">
          <ul className="m-0 list-none p-0">
            {failed.map(({ name, error }) => (
              <li key={name}>{t('mapImport.result.failed', { name, why: textOf(error) })}</li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  )
}

const textOf = (error: unknown) => reasonOf(error) ?? uploadProblem(error) ?? failureText(error) ?? ''
