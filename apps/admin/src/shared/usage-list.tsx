import type { Usage } from '@kiosk-admin/api-client'
import { Link } from '@kiosk-admin/ui'
import type { ReactNode } from 'react'
import { Link as RouteLink } from 'wouter'
import { useChangeWords } from './changes/changes'
import { addressOf, type RecordName } from './routing/record-address'

/** The records that name something, each once, with the way there and what it is. */
export function UsageList({ usages }: { usages: readonly Usage[] }) {
  const wordsOf = useChangeWords()
  // a record may name the same thing in several fields
  const records = [...new Map(usages.map((usage) => [`${usage.resource} ${usage.id}`, usage])).values()]
  return (
    <ul className="m-0 flex list-none flex-col p-0 text-sm">
      {records.map((usage) => {
        const { name, type } = wordsOf({ ...usage, fields: [] })
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

/** One record of a list, as a link to where it is edited. */
export function RecordLine({ record, aside, children }: RecordLineProps) {
  const address = addressOf(record)?.href
  return (
    <li className="flex min-h-9 items-center gap-3 border-b border-line-faint py-1.5 last:border-b-0">
      {/* what is said beside it wraps before the name gives way */}
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
