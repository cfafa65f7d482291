import type { LanguageCode } from '@kiosk-admin/api-client'
import {
  AArrowUp,
  BookOpenText,
  Contrast,
  Hand,
  type LucideIcon,
  PanelBottom,
  Speech,
  Volume1,
  Volume2,
} from 'lucide-react'
import { messages } from '../../messages'
import { clickAttributes } from '../../model/clicks'
import { type AccessMode, accessModes, useAccess } from './access-context'
import './access.css'

const icons: Record<AccessMode, LucideIcon> = {
  low: PanelBottom,
  large: AArrowUp,
  contrast: Contrast,
  speech: Speech,
}

/** Toggles for a lower screen, larger text, high contrast and speech; with speech also its volume. */
export function AccessButtons({ language }: { language: LanguageCode }) {
  const { access } = useAccess()
  const { access: t, speech: s } = messages[language]
  if (!access) return null
  const { speech } = access
  const shown = accessModes.filter((mode) => mode !== 'speech' || speech)
  const ofSpeech = speech?.on
    ? ([
        [Volume1, s.quieter, () => speech.changeVolume(-1)],
        [Volume2, s.louder, () => speech.changeVolume(1)],
        [BookOpenText, s.readPage, speech.onReadPage],
      ] as const)
    : []
  const actions = [
    ...ofSpeech,
    ...(access.onSignLanguage ? [[Hand, t.signLanguage, access.onSignLanguage] as const] : []),
  ]
  return (
    <fieldset className="kiosk-access" aria-label={t.label}>
      {shown.map((mode) => {
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
      {actions.map(([Icon, name, onPress]) => (
        <button key={name} type="button" onClick={onPress}>
          <Icon className="kiosk-icon" strokeWidth={1.5} aria-hidden="true" />
          {name}
        </button>
      ))}
    </fieldset>
  )
}
