import type { ReactNode } from 'react'
import type { ShownEvent } from '../model/content'
import { Picture } from './picture'

export type EventListProps = {
  events: ShownEvent[]
  /** What stands on the plate: the time, or the day. */
  mark: (event: ShownEvent) => ReactNode
  note?: (event: ShownEvent) => ReactNode
  /** Without pictures and descriptions. */
  compact?: boolean
}

export function EventList({ events, mark, note, compact = false }: EventListProps) {
  return (
    <ul className="kiosk-events" data-compact={compact || undefined}>
      {events.map((event) => (
        <li key={event.id}>
          <span className="kiosk-plate">{mark(event)}</span>
          <div className="kiosk-event-text">
            <h3>{event.name}</h3>
            {note && <p>{note(event)}</p>}
            {!compact && event.description && <p>{event.description}</p>}
          </div>
          {!compact && <Picture picture={event.picture} className="kiosk-event-picture" />}
        </li>
      ))}
    </ul>
  )
}
