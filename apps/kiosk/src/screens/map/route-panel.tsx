import type { LanguageCode } from '@kiosk-admin/api-client'
import { summaryOf } from '@kiosk-admin/wayfinding/notices'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { mapMessages } from './map-messages'
import { stepIcon } from './symbols'
import type { ShownRoute } from './use-route'

type RoutePanelProps = { shown: ShownRoute; language: LanguageCode }

/** The current step of a way, and all of them. */
export function RoutePanel({ shown, language }: RoutePanelProps) {
  const t = mapMessages[language]
  const { route, minutes, steps, sentences, at, onStep } = shown
  const step = steps[at]
  if (!step || sentences.length === 0) return null
  const Icon = stepIcon(step)
  const last = steps.length - 1
  return (
    <>
      <p className="map-summary">{summaryOf(route.metres, minutes, language)}</p>
      <div className="map-step">
        <Icon className="map-step-icon" strokeWidth={1.75} aria-hidden="true" />
        <p role="status">
          <span className="map-step-count">{t.step(at + 1, steps.length)}</span> {sentences[at]}
        </p>
      </div>
      <div className="map-walk">
        <button
          type="button"
          className="kiosk-quiet"
          aria-disabled={at === 0}
          onClick={() => onStep(Math.max(0, at - 1))}
        >
          <ArrowLeft className="kiosk-icon" strokeWidth={1.5} aria-hidden="true" />
          {t.previousStep}
        </button>
        <button
          type="button"
          className="kiosk-primary"
          aria-disabled={at === last}
          onClick={() => onStep(Math.min(last, at + 1))}
        >
          {t.nextStep}
          <ArrowRight className="kiosk-icon" strokeWidth={1.5} aria-hidden="true" />
        </button>
      </div>
      <ol className="map-steps" aria-label={t.steps}>
        {steps.map((one, index) => {
          const StepIcon = stepIcon(one)
          return (
            <li key={`${one.leg} ${one.kind} ${one.at.x} ${one.at.y}`}>
              <button type="button" aria-current={index === at ? 'step' : undefined} onClick={() => onStep(index)}>
                <StepIcon className="kiosk-icon" strokeWidth={1.5} aria-hidden="true" />
                {sentences[index]}
              </button>
            </li>
          )
        })}
      </ol>
    </>
  )
}
