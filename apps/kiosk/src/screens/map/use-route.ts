import { type Route, type Step, stepsOf } from '@kiosk-admin/wayfinding'
import { useMemo, useState } from 'react'
import { usePhrases } from '../../hooks/use-phrases'
import type { Ways } from '../../hooks/use-ways'
import { useGuide } from '../guide/guide-context'
import { type Goal, landmarksOf } from './goal'

export type ShownRoute = {
  route: Route
  minutes: number
  steps: readonly Step[]
  /** A sentence for each step; empty until they are loaded. */
  sentences: readonly string[]
  /** Index of the current step. */
  at: number
  onStep: (at: number) => void
}

/** The way to a goal with its steps, walked through one by one; `undefined` if there is none. */
export function useRoute(ways: Ways, goal: Goal | undefined): ShownRoute | undefined {
  const { guide, language, location, now } = useGuide()
  const { building, found } = ways
  const route = useMemo(() => goal && found?.routeTo(goal.destination), [goal, found])
  const steps = useMemo(() => {
    if (!route || !goal) return []
    const { spoken, dative, kind, areaId } = goal
    const landmarks = landmarksOf(guide, language, now)
    const named = { name: { [language]: spoken }, ...(dative && { dative: { [language]: dative } }) }
    const options = { building, landmarks, goal: { kind, areaId, ...named } }
    return stepsOf(route, { ...options, bearing: location?.bearing })
  }, [route, goal, guide, language, now, building, location])
  const phrases = usePhrases(language)
  const sentences = useMemo(() => phrases?.(steps, guide.languages) ?? [], [phrases, steps, guide.languages])

  // another way begins with its first step
  const key = route ? JSON.stringify(route.legs.map(({ points }) => points)) : ''
  const [walked, setWalked] = useState({ key, at: 0 })
  const at = walked.key === key ? Math.min(walked.at, steps.length - 1) : 0

  if (!route || !goal || !found) return undefined
  return {
    route,
    minutes: found.minutesTo(goal.destination) ?? 1,
    steps,
    sentences,
    at,
    onStep: (next) => setWalked({ key, at: next }),
  }
}
