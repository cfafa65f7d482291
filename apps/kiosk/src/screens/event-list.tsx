import type { ReactNode } from 'react'
import type { ShownEvent } from '../model/content'
import type { Destination } from '../model/page'
import { Picture } from './picture'
import { RichText } from './rich-text'

/** A list of events with date badge, name, description and picture. */
export type EventListProps = {
  events: ShownEvent[]
  /** Content of the date badge: the time or the day. */
  mark: (event: ShownEvent) => ReactNode
  note?: (event: ShownEvent) => ReactNode
  /** Hides pictures and descriptions. */
  compact?: boolean
  /** Truncates descriptions. */
  excerpt?: boolean
  onOpen: (to: Destination) => void
}

export function EventList({ events, mark, note, compact = false, excerpt = false, onOpen }: EventListProps) {
  return (
    <ul className="kiosk-events" data-compact={compact || undefined}>
      {events.map((event) => (
        <li key={event.id}>
          <span className="kiosk-date-badge">{mark(event)}</span>
          <div className="kiosk-event-text">
            <h3>{event.name}</h3>
            {note && <p>{note(event)}</p>}
            {!compact && <RichText value={event.description} name={event.name} {...{ excerpt, onOpen }} />}
          </div>
          {!compact && <Picture picture={event.picture} className="kiosk-event-picture" />}
        </li>
      ))}
    </ul>
  )
}
