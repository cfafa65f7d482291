import {
  type AuditEntry,
  type AuditKind,
  areas,
  auditAuthors,
  auditClients,
  auditKinds,
  statisticTypes,
} from '@kiosk-admin/api-client'
import { FieldChanges, IconButton } from '@kiosk-admin/ui'
import { ListFilter, RotateCcw } from 'lucide-react'
import { useDateFormat } from '../../data/malls/use-date-format'
import { useLocalisedText } from '../../data/malls/use-localised-text'
import { changeMessages } from '../../shared/changes/change-messages'
import { useFieldValues } from '../../shared/changes/use-field-values'
import { useNoun } from '../../shared/feature/known-features'
import { areaMessages } from '../../shared/i18n/area-messages'
import { authorName } from '../../shared/i18n/author-name'
import { useMessages } from '../../shared/i18n/i18n'
import { auditMessages } from './messages'

/** The label for a name; names that this version does not know yet get a general one. */
const labelOf = <W extends Record<string, string>>(labels: W, name: string) =>
  (name in labels ? name : 'other') as keyof W & string

/** Actions that need no object: the record is the author's own account, a publication, or a part of the installation. */
const withoutObject: readonly AuditKind[] = [
  ...([
    'signIn',
    'signOut',
    'endSessions',
    'confirmFailed',
    'signInsOmitted',
    'export',
    'publish',
    'rollback',
  ] as const),
  ...(['previewLink', 'previewOpened', 'previewEnd', 'backup', 'restoreBackup', 'rotateKey', 'retention'] as const),
]

/** The path of the number of the publication that was restored. */
const publicationPath = 'publication'
/** The path of the record that was copied. */
const originalPath = 'copiedFrom'

type AuditLineProps = {
  entry: AuditEntry
  /** Filters the log by the record of an entry. */
  onlyOf: ((record: string) => void) | undefined
  /** Asks to set the record back to what is on the kiosks; undefined if it is the same. */
  revert: (() => void) | undefined
}

/** An entry of the audit log, with its changes folded. */
export function AuditLine({ entry, onlyOf, revert }: AuditLineProps) {
  const t = useMessages(auditMessages)
  const c = useMessages(changeMessages)
  const nounOf = useNoun()
  const a = useMessages(areaMessages)
  const textIn = useLocalisedText()
  const when = useDateFormat()
  const what = useActionText()(entry)
  const { at, by, action, resource, recordId, recordName } = entry
  const noName = resource === 'User' ? authorName({ id: auditAuthors.formerUser, name: '' }) : c('changes.unnamed')
  const text = textIn(recordName) || noName
  const name = resource === 'Publication' ? t('audit.numbered.name', { number: text }) : text
  // settings of the installation have only a noun
  const hasName = recordName !== null || resource === 'User'
  const hasObject = !withoutObject.some((one) => one === action)
  const exported = action === 'export' ? areas.find((one) => one === resource) : undefined
  // a failed sign-in may name an account that does not exist
  const isRecord = (hasObject || resource === 'Publication') && resource !== 'SignIn'
  return (
    <li className="flex items-start gap-3 border-b border-line-faint py-2.5">
      <time dateTime={at} className="w-12 shrink-0 pt-px text-sm text-fg-muted tabular-nums">
        {when.time(at)}
      </time>
      <div className="min-w-0 flex-1">
        <p className="m-0">
          <span className="font-medium text-fg-strong">{authorName(by)}</span> {what}{' '}
          {exported && <span className="text-sm text-fg-subtle">{a(`areas.${exported}`)}</span>}
          {hasObject && (
            <>
              {hasName && <span className="font-medium text-fg-strong">{name}</span>}{' '}
              {isRecord && <span className="text-sm text-fg-subtle">{nounOf(resource)}</span>}
            </>
          )}
        </p>
        <Origin entry={entry} />
        <Changes entry={entry} />
      </div>
      {revert && (
        <IconButton
          size="small"
          label={`${c('changes.revert')}: ${name}`}
          icon={<RotateCcw size={16} strokeWidth={1.5} />}
          onClick={revert}
        />
      )}
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

/** Returns a function that words the action of an entry, with the numbers of publications. */
function useActionText() {
  const t = useMessages(auditMessages)
  const textIn = useLocalisedText()
  return ({ action, recordName, changes, names }: AuditEntry) => {
    const number = textIn(recordName)
    const restored = changes.find(({ path }) => path === publicationPath)?.after
    if (action === 'publish') return t('audit.numbered.publish', { number })
    if (restored !== undefined && action === 'rollback') {
      return t('audit.numbered.rollback', { earlier: String(restored), number })
    }
    if (restored !== undefined && action === 'revert') return t('audit.numbered.revert', { number: String(restored) })
    const status = changes.find(({ path }) => path === 'status')?.after
    if (action === 'status' && (status === 'Active' || status === 'InActive')) return t(`audit.status.${status}`)
    if (action === 'copy') {
      const original = textIn(names?.[String(changes.find(({ path }) => path === originalPath)?.after)]?.name)
      return original ? t('audit.copy.of', { original }) : t('audit.copy.unknown')
    }
    return t(`audit.action.${labelOf(auditMessages.messages.audit.action, action)}`)
  }
}

/** The mall, the network address and the browser, as far as the reader may see them. */
function Origin({ entry: { mall, address, client } }: Pick<AuditLineProps, 'entry'>) {
  const c = useMessages(changeMessages)
  const mallName = mall?.name && (mall.deleted ? c('changes.gone', { name: mall.name }) : mall.name)
  // other clients have an author of the same name
  const isBrowser = !Object.values<string | null | undefined>(auditClients).includes(client)
  const parts = [mallName, address, isBrowser ? client : null].filter(Boolean)
  return parts.length > 0 && <p className="m-0 text-sm break-words text-fg-muted">{parts.join(' · ')}</p>
}

/** The changed fields, or the filters of an export. */
function Changes({ entry }: Pick<AuditLineProps, 'entry'>) {
  const t = useMessages(auditMessages)
  const values = useFieldValues()
  const { changes, names, resource } = entry
  const worded = changes
    .filter(({ path }) => path !== publicationPath && path !== originalPath)
    .map((change) => {
      const { path, after } = change
      const kind = auditKinds.find((one) => one === after)
      if (resource === 'Audit' && path === 'kind' && kind) {
        return { ...change, path: 'action', after: t(`audit.action.${kind}`).replace(/:$/, '') }
      }
      if (path === 'format' && typeof after === 'string') return { ...change, after: after.toUpperCase() }
      const type = Object.entries(statisticTypes).find(([, number]) => number === after)
      if (resource === 'Statistic' && path === 'type' && type) return { ...change, path: 'clickType', after: type[0] }
      return change
    })
  if (worded.length === 0) return null
  const fields = values({ resource, fields: worded }, names)
  const isExport = entry.action === 'export'
  return (
    <details className="mt-1">
      <summary className="w-fit cursor-pointer rounded-sm text-sm text-fg-muted focus-visible:outline-2 focus-visible:outline-focus">
        {t(isExport ? 'audit.details' : 'audit.changes')}: {[...new Set(fields.map(({ name }) => name))].join(', ')}
      </summary>
      {isExport ? (
        // filters, which had no value before
        <dl className="m-0 mt-2 flex flex-col gap-1 text-sm">
          {fields.map(({ path, name, after }) => (
            <div key={path} className="flex flex-wrap gap-x-2">
              <dt className="text-fg-muted">{name}:</dt>
              <dd className="m-0 text-fg-strong">{after}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <FieldChanges className="mt-2" fields={fields} />
      )}
    </details>
  )
}
