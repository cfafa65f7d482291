import type { LanguageCode } from '@kiosk-admin/api-client'
import { AArrowUp, Contrast, type LucideIcon, PanelBottom } from 'lucide-react'
import { messages } from '../../messages'
import { clickAttributes } from '../../model/clicks'
import { type AccessMode, accessModes, useAccess } from './access-context'
import './access.css'

const icons: Record<AccessMode, LucideIcon> = { low: PanelBottom, large: AArrowUp, contrast: Contrast }

/** Toggles for a lower screen, larger text and high contrast. */
export function AccessButtons({ language }: { language: LanguageCode }) {
  const { access } = useAccess()
  const t = messages[language].access
  if (!access) return null
  return (
    <fieldset className="kiosk-access" aria-label={t.label}>
      {accessModes.map((mode) => {
        const Icon = icons[mode]
        return (
          <button
            key={mode}
            type="button"
            aria-pressed={access.modes.has(mode)}
            {...clickAttributes('menu', `access-${mode}`)}
            onClick={() => access.onToggle(mode)}
          >
            <Icon className="kiosk-icon" strokeWidth={1.5} aria-hidden="true" />
            {t[mode]}
          </button>
        )
      })}
    </fieldset>
  )
}
