import { type AuditEntry, type AuditKind, areas, auditAuthors, auditClients } from '@kiosk-admin/api-client'
import { IconButton } from '@kiosk-admin/ui'
import { ListFilter } from 'lucide-react'
import { useDateFormat } from '../../data/malls/use-date-format'
import { useLocalisedText } from '../../data/malls/use-localised-text'
import { useNoun } from '../../shared/feature/known-features'
import { areaMessages } from '../../shared/i18n/area-messages'
import { authorName } from '../../shared/i18n/author-name'
import { formatValue, type ValueFormat } from '../../shared/i18n/format-value'
import { useMessages } from '../../shared/i18n/i18n'
import { useValueMessages, type ValueMessages } from '../../shared/i18n/use-value-messages'
import { auditMessages } from './messages'

/** The label for a name; names that this version does not know yet get a general one. */
const labelOf = <W extends Record<string, string>>(labels: W, name: string) =>
  (name in labels ? name : 'other') as keyof W & string

/** Actions that need no object: the record is the author's own account, or a part of the installation. */
const withoutObject: readonly AuditKind[] = [
  ...(['signIn', 'signOut', 'endSessions', 'confirmFailed', 'signInsOmitted', 'export'] as const),
  ...(['previewLink', 'previewOpened', 'previewEnd', 'backup', 'restoreBackup', 'rotateKey', 'retention'] as const),
]

type AuditLineProps = {
  entry: AuditEntry
  /** Filters the log by the record of an entry. */
  onlyOf: ((record: string) => void) | undefined
}

/** An entry of the audit log, with its changes folded. */
export function AuditLine({ entry, onlyOf }: AuditLineProps) {
  const t = useMessages(auditMessages)
  const nounOf = useNoun()
  const a = useMessages(areaMessages)
  const values = useValueMessages()
  const textIn = useLocalisedText()
  const when = useDateFormat()
  const { at, by, action, resource, recordId, recordName, changes, names } = entry
  const noName = resource === 'User' ? authorName({ id: auditAuthors.formerUser, name: '' }) : t('audit.noName')
  const name = textIn(recordName) || noName
  const hasObject = !withoutObject.some((one) => one === action)
  const exported = action === 'export' ? areas.find((one) => one === resource) : undefined
  // a failed sign-in may name an account that does not exist
  const isRecord = hasObject && resource !== 'SignIn'
  return (
    <li className="flex items-start gap-3 border-b border-line-faint py-2.5">
      <time dateTime={at} className="w-12 shrink-0 pt-px text-sm text-fg-muted tabular-nums">
        {when.time(at)}
      </time>
      <div className="min-w-0 flex-1">
        <p className="m-0">
          <span className="font-medium text-fg-strong">{authorName(by)}</span>{' '}
          {t(`audit.action.${labelOf(auditMessages.messages.audit.action, action)}`)}{' '}
          {exported && <span className="text-sm text-fg-subtle">{a(`areas.${exported}`)}</span>}
          {hasObject && (
            <>
              <span className="font-medium text-fg-strong">{name}</span>{' '}
              {isRecord && <span className="text-sm text-fg-subtle">{nounOf(resource)}</span>}
            </>
          )}
        </p>
        <Origin entry={entry} />
        {changes.length > 0 && (
          <details className="mt-1">
            <summary className="w-fit cursor-pointer rounded-sm text-sm text-fg-muted focus-visible:outline-2 focus-visible:outline-focus">
              {t('audit.changes')}: {changedFields(changes, values)}
            </summary>
            <Changes changes={changes} names={names} />
          </details>
        )}
      </div>
      {onlyOf && isRecord && (
        <IconButton
          size="small"
          label={t('audit.ofThis', { name })}
          icon={<ListFilter size={16} strokeWidth={1.5} />}
          onClick={() => onlyOf(recordId)}
        />
      )}
    </li>
  )
}

/** The mall, the network address and the browser, as far as the reader may see them. */
function Origin({ entry: { mall, address, client } }: Pick<AuditLineProps, 'entry'>) {
  const t = useMessages(auditMessages)
  const mallName = mall?.name && (mall.deleted ? t('audit.deleted', { name: mall.name }) : mall.name)
  // other clients have an author of the same name
  const isBrowser = !Object.values<string | null | undefined>(auditClients).includes(client)
  const parts = [mallName, address, isBrowser ? client : null].filter(Boolean)
  return parts.length > 0 && <p className="m-0 text-sm break-words text-fg-muted">{parts.join(' · ')}</p>
}

const changedFields = (changes: AuditEntry['changes'], { fieldName }: ValueMessages) =>
  [...new Set(changes.map(({ path }) => fieldName(path)))].join(', ')

function Changes({ changes, names }: Pick<AuditEntry, 'changes' | 'names'>) {
  const t = useMessages(auditMessages)
  const textIn = useLocalisedText()
  const { fieldName, format: labels } = useValueMessages()
  const recordName = (id: string) => {
    const record = names?.[id]
    if (!record) return t('audit.unknown')
    const name = textIn(record.name) || t('audit.noName')
    return record.deleted ? t('audit.deleted', { name }) : name
  }
  const valueTexts: ValueFormat = {
    ...labels,
    nothing: t('audit.nothing'),
    yes: t('audit.yes'),
    no: t('audit.no'),
    record: recordName,
  }
  return (
    <table className="mt-2 w-full table-fixed border-collapse text-sm">
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('audit.field')}</th>
          <th scope="col">{t('audit.before')}</th>
          <th scope="col">{t('audit.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ path, before, after }) => (
          <tr key={path} className="align-top max-sm:flex max-sm:flex-col">
            <th scope="row" className="w-44 py-1 pe-3 text-start font-normal text-fg-muted">
              {fieldName(path)}
            </th>
            <td className="py-1 pe-3 break-words text-fg-muted line-through decoration-fg-subtle/60">
              {formatValue(before, valueTexts, path.split('.').at(-1))}
            </td>
            <td className="py-1 break-words text-fg-strong">
              {formatValue(after, valueTexts, path.split('.').at(-1))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
