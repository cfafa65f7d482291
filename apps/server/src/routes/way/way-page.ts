import { type LanguageCode, languageTags } from '@kiosk-admin/api-client'
import type { Hours } from '@kiosk-admin/wayfinding'
import { connectorPaths } from '@kiosk-admin/wayfinding/drawing'
import { dayFormat } from '../../intl'
import { escaped } from '../html'
import type { FoundWay, Gone } from './find-way'
import { byteLength, drawFloor } from './floor-drawing'
import { type WayMessages, wayMessages } from './messages/index'
import { pageStyle } from './page-style'
import { pageScript } from './page-worker'
import { type Stage, type StageStep, stagesOf } from './stages'

/** The most bytes of a page. */
export const pageLimit = 150_000

const icons: { [icon in StageStep['icon']]: readonly string[] } = {
  ...connectorPaths,
  straight: ['M12 20V4', 'm6 10 6-6 6 6'],
  bear: ['M7 20v-6L18 5', 'M10 4.500h8.500V13'],
  turn: ['M5 20v-6a4 4 0 0 1 4-4h10', 'm14 5 5 5-5 5'],
  turnRound: ['M7 20V9a5 5 0 0 1 10 0v9', 'm13 14 4 4 4-4'],
  walk: ['M12 4v16', 'm8 8 4-4 4 4'],
  arrive: [
    'M12 21.500c5-5 7-8.500 7-11.500a7 7 0 0 0-14 0c0 3 2 6.500 7 11.500z',
    'M12 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  ],
}

type Layout = { language: LanguageCode; title: string; header: string; body: string }

const pageOf = ({ language, title, header, body }: Layout) => `<!doctype html>
<html lang="${languageTags[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${escaped(title)}</title><link rel="icon" href="data:,">
<style>${pageStyle}</style></head>
<body>${header === '' ? '' : `<header>${escaped(header)}</header>`}<main>${body}</main><script>${pageScript}</script></body></html>`

const note = (text: string) => `<p class="note">${escaped(text)}</p>`

/** A page that says that there is nothing any more. */
export function gonePage({ gone, language }: Gone): string {
  const t = wayMessages[language].gone
  return pageOf({ language, title: t.title, header: '', body: `<h1>${escaped(t.title)}</h1>${note(t[gone])}` })
}

/** A page that says that the way can't be shown now. */
export function unavailablePage(language: LanguageCode): string {
  const { title, text } = wayMessages[language].unavailable
  return pageOf({ language, title, header: '', body: `<h1>${escaped(title)}</h1>${note(text)}` })
}

/** The page of a way; `toggle` is its address with the other choice of steps. */
export function wayPage(found: FoundWay, toggle: string): string {
  const { language, goal, mallName } = found
  const title = `${goal.name} – ${mallName}`
  const stages = stagesOf(found)
  const whole = (drawings: readonly string[]) =>
    pageOf({ language, title, header: mallName, body: bodyOf(found, toggle, { stages, drawings }) })
  // texts come first, drawings share the rest
  let room = pageLimit - byteLength(whole([]))
  const drawings = stages.map((stage, index) => {
    const drawing = drawFloor(stage, found, Math.floor(room / (stages.length - index)))
    room -= byteLength(drawing)
    return drawing
  })
  return whole(drawings)
}

type Drawn = { stages: readonly Stage[]; drawings: readonly string[] }

function bodyOf(found: FoundWay, toggle: string, { stages, drawings }: Drawn): string {
  const { language, goal, notices, way, stepFree, hours } = found
  const t = wayMessages[language]
  const sections = stages.map(
    (stage, index) =>
      `<section><h2>${escaped(stage.floorName)}</h2>${drawings[index] ?? ''}${stepsOf(stage, t)}</section>`,
  )
  return [
    `<h1>${escaped(t.title(goal.name))}</h1>`,
    ...notices.map(note),
    stepFree ? `<p>${escaped(t.stepFreeOn)}</p>` : '',
    way ? `<p class="summary">${escaped(way.summary)}</p>` : '',
    ...sections,
    goal.areaId === null
      ? ''
      : `<nav><a href="${escaped(toggle)}">${escaped(stepFree ? t.toFastest : t.toStepFree)}</a></nav>`,
    hours ? `<section><h2>${escaped(t.hours)}</h2>${tableOf(hours, language)}</section>` : '',
  ].join('\n')
}

function stepsOf({ first, steps, floorName }: Stage, t: WayMessages): string {
  if (steps.length === 0) return ''
  const items = steps.map(({ icon, side, sentence }, index) => {
    const paths = icons[icon].map((d) => `<path d="${d}"/>`).join('')
    const drawing = `<svg class="icon${side === 'left' ? ' left' : ''}" viewBox="0 0 24 24" aria-hidden="true">${paths}</svg>`
    // a number that is text is read and copied with its step
    return `<li value="${first + index}"><span class="number">${first + index}.</span>${drawing}<span>${escaped(sentence)}</span></li>`
  })
  // Safari takes lists without markers for none
  return `<ol role="list" start="${first}" aria-label="${escaped(t.steps(floorName))}">${items.join('')}</ol>`
}

function tableOf({ exceptions }: Hours, language: LanguageCode): string {
  const t = wayMessages[language]
  const day = dayFormat(language)
  const rows = exceptions.map(({ from, slots }) => {
    const times = slots.length === 0 ? t.closed : slots.map((slot) => `${slot.from}–${slot.to}`).join(', ')
    const name = day.format(new Date(`${from}T12:00:00Z`))
    return `<tr><th scope="row">${escaped(name)}</th><td>${escaped(times)}</td></tr>`
  })
  return `<table><tbody>${rows.join('')}</tbody></table>`
}
