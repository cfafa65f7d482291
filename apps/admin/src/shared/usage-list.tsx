import type { Usage } from '@kiosk-admin/api-client'
import { Link } from '@kiosk-admin/ui'
import type { ReactNode } from 'react'
import { Link as RouteLink } from 'wouter'
import { useChangeText } from './changes/changes'
import { addressOf, type RecordName } from './routing/record-address'

/** Lists records that use another record, with links. */
export function UsageList({ usages }: { usages: readonly Usage[] }) {
  const describe = useChangeText()
  // a record may have several references to the same record
  const records = [...new Map(usages.map((usage) => [`${usage.resource} ${usage.id}`, usage])).values()]
  return (
    <ul className="m-0 flex list-none flex-col p-0 text-sm">
      {records.map((usage) => {
        const { name, type } = describe({ ...usage, fields: [] })
        return (
          <RecordLine key={`${usage.resource} ${usage.id}`} record={usage} aside={type}>
            {name}
          </RecordLine>
        )
      })}
    </ul>
  )
}

type RecordLineProps = { record: RecordName; aside?: ReactNode; children: string }

/** List row with a link to the record's form. */
export function RecordLine({ record, aside, children }: RecordLineProps) {
  const address = addressOf(record)?.href
  return (
    <li className="flex min-h-9 items-center gap-3 border-b border-line-faint py-1.5 last:border-b-0">
      {/* `aside` wraps before the name truncates */}
      <span className="min-w-[40%] flex-1 truncate">
        {address ? (
          <Link asChild>
            <RouteLink href={address}>{children}</RouteLink>
          </Link>
        ) : (
          children
        )}
      </span>
      {aside && <span className="text-xs text-fg-muted">{aside}</span>}
    </li>
  )
}
