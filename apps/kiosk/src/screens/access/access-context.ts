import { createContext, use } from 'react'
import type { VisitSpeech } from '../../speech/use-speech'

/** Ways to show the kiosk that a visitor can turn on. They end with the visit. */
export const accessModes = ['low', 'large', 'contrast', 'speech'] as const
export type AccessMode = (typeof accessModes)[number]

export type Access = {
  modes: ReadonlySet<AccessMode>
  /** Turns a mode on or off. */
  onToggle: (mode: AccessMode) => void
  /** `null` if no voice of this device has the language. */
  speech: VisitSpeech | null
  /** Shows the mall's video in sign language; `null` without one. */
  onSignLanguage: (() => void) | null
}

export const accessContext = createContext<Access | null>(null)

/** The modes of this visit, and the attributes of elements with the class `kiosk` for them. */
export function useAccess() {
  const access = use(accessContext)
  const attribute = (mode: AccessMode) => access?.modes.has(mode) || undefined
  return {
    access,
    attributes: {
      'data-low': attribute('low'),
      'data-large': attribute('large'),
      'data-contrast': attribute('contrast'),
    },
  }
}
