import type { LanguageCode } from '@kiosk-admin/api-client'
import {
  BriefcaseBusiness,
  CalendarDays,
  CircleParking,
  ConciergeBell,
  Info,
  type LucideIcon,
  Map as MapIcon,
  MapPin,
  Percent,
  Store,
  Utensils,
} from 'lucide-react'
import { messages } from '../messages'
import { clickAttributes, pathfinderLinkAttributes } from '../model/clicks'
import type { MenuEntry, Page } from '../model/page'

const icons: Record<MenuEntry, LucideIcon> = {
  shops: Store,
  restaurants: Utensils,
  serviceCompanies: BriefcaseBusiness,
  services: ConciergeBell,
  offers: Percent,
  events: CalendarDays,
  pathfinder: MapPin,
  parking: CircleParking,
  surroundingArea: MapIcon,
  information: Info,
}

export type StartMenuProps = { entries: readonly MenuEntry[]; language: LanguageCode; onOpen: (page: Page) => void }

/** The menu of the start page: a button for each page with content. */
export function StartMenu({ entries, language, onOpen }: StartMenuProps) {
  const t = messages[language]
  if (entries.length === 0) return null
  return (
    <nav className="kiosk-menu" aria-label={t.menu.label}>
      <ul>
        {entries.map((entry) => {
          const Icon = icons[entry]
          return (
            <li key={entry}>
              <button
                type="button"
                {...(entry === 'pathfinder' ? pathfinderLinkAttributes() : clickAttributes('menu', entry))}
                onClick={() => onOpen({ at: entry })}
              >
                <Icon className="kiosk-icon" strokeWidth={1.5} aria-hidden="true" />
                {t.menu[entry]}
              </button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
