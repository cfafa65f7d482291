import { type LanguageCode, languageCodes, typeNames, visitorLanguages } from '@kiosk-admin/api-client'
import {
  type Building,
  type Hours,
  isOpen,
  type LandmarkCandidate,
  type PlaceKind,
  type Route,
  type StationPlace,
  type Step,
  stepsOf,
  textIn,
} from '@kiosk-admin/wayfinding'
import { noticesOf, summaryOf } from '@kiosk-admin/wayfinding/notices'
import { phrases as en } from '@kiosk-admin/wayfinding/phrases/en'
import { phrases as is } from '@kiosk-admin/wayfinding/phrases/is'
import { phrases as no } from '@kiosk-admin/wayfinding/phrases/no'
import { phrases as se } from '@kiosk-admin/wayfinding/phrases/se'
import { type Graph, type StationWays, waysFromStation } from '@kiosk-admin/wayfinding/ways'
import { findMall, localTimeIn } from '../../db/malls'
import { readMapState } from '../../db/map-state'
import { isDrawn, placeOf, type SoughtRecord } from '../../db/publication/building'
import { lastPublication } from '../../db/publication/publication'
import { listStations } from '../../db/publication/stations'
import type { Dependencies } from '../../dependencies'
import { isId } from '../../identity'
import { keepLatest } from '../../limits/keep-latest'
import { hoursInMall } from '../../rules/hours-in-mall'
import { wayMessages } from './messages/index'
import { type PublishedMall, readPublishedMall } from './published-mall'

const phrases = { en, is, no, se }

/** An address of a way: who looks for what, from where. */
export type WayAddress = {
  mallId: string
  stationId: string
  recordId: string
  /** The record's code when the address was made. */
  code: string | undefined
  stepFree: boolean
  language: string | undefined
}

/** A record that is still there, and the way to it if there is one. */
export type FoundWay = {
  language: LanguageCode
  /** Languages of texts, best first. */
  languages: readonly LanguageCode[]
  mallName: string
  goal: { name: string; areaId: string | null }
  stepFree: boolean
  building: Building
  station: StationPlace
  /** The names on units, by their code. */
  names: ReadonlyMap<string, string>
  notices: string[]
  way: { route: Route; summary: string; steps: Step[]; sentences: string[] } | undefined
  /** The record's hours on the next days, each as a special day. */
  hours: Hours | null
}

/** What an address no longer leads to. */
export type Gone = { gone: 'record' | 'station' | 'address'; language: LanguageCode }

/** Numbers of malls, graphs and profiles that are kept. */
const [mallsKept, graphsKept, waysKept] = [100, 20, 100]
const daysShown = 7

/** Finds ways in the last publication of a mall, under the conditions of now. */
export function createWayFinder({ db, makeGraph, settings }: Pick<Dependencies, 'db' | 'makeGraph' | 'settings'>) {
  const published = keepLatest<PublishedMall>(mallsKept)
  const graphs = keepLatest<Graph>(graphsKept)
  const ways = keepLatest<StationWays>(waysKept)

  return async function findWay(address: WayAddress, now: Date): Promise<FoundWay | Gone> {
    const { mallId, stationId, recordId, code, stepFree } = address
    const isAddress = isId(mallId) && isId(stationId) && isId(recordId)
    const mall = isAddress ? await findMall(db, mallId) : undefined
    const last = mall && (await lastPublication(db, mallId))
    if (!last) return { gone: 'address', language: languageOf(address, languageCodes, settings.defaultLanguage) }
    const content = await published(mallId, last.id, () => readPublishedMall(db, last.id))
    const { floors, connectors, sought } = content.plans
    const language = languageOf(address, content.languages, content.languages[0] ?? settings.defaultLanguage)
    const languages = visitorLanguages(language, content.languages)
    const all = await listStations(db, mallId)
    const station = all.map(placeOf).find(({ id }) => id === stationId)
    if (!station) return { gone: 'station', language }
    const record = sought.find(({ id }) => id === recordId)
    if (!record) return { gone: 'record', language }

    const building = { floors, connectors, stations: all.map(placeOf) }
    const time = localTimeIn(content.timeZone, now)
    const nameOf = ({ data }: SoughtRecord) => textIn(data.name, languages)
    const { areaId } = record.data
    const name = nameOf(record)
    const t = wayMessages[language]
    const found = {
      ...{ language, languages, mallName: content.name, goal: { name, areaId }, stepFree, building, station },
      names: new Map(sought.flatMap((one) => (one.data.areaId === null ? [] : [[one.data.areaId, nameOf(one)]]))),
      hours: hoursInMall({ own: record.data.openingHours, mall: content.hours }, daysFrom(time, 0, daysShown)),
    }
    const isMoved = code !== undefined && code !== areaId
    if (areaId === null) return { ...found, notices: [isMoved ? t.movedAway(name) : t.notOnMap(name)], way: undefined }
    const moved = isMoved ? [t.moved(name)] : []
    const nothingFound = (notice: string) => ({ ...found, notices: [...moved, notice], way: undefined })
    if (!isDrawn(content.plans)) return nothingFound(t.notOnMap(name))

    const { closed } = await readMapState(db, mallId, now)
    const targets = closed.map(({ target }) => target)
    const version = `${last.id} ${JSON.stringify(building.stations)}`
    const graph = await graphs(mallId, version, () => makeGraph(building))
    const fromHere = await ways(`${stationId} ${stepFree}`, `${version} ${targets.join()} ${time}`, async () =>
      waysFromStation(building, graph, stationId, { stepFree, closed: targets, now: time }),
    )
    const destination = { code: areaId }
    const reason = fromHere.whyNot(destination)
    if (reason === 'noStationPlace') return nothingFound(t.noStart)
    if (reason === 'notDrawn') return nothingFound(t.notOnMap(name))
    const said = noticesOf(fromHere, { destination, name, language, languages }).join(' ')
    const notices = [...moved, ...(said === '' ? [] : [said])]
    const route = fromHere.routeTo(destination)
    if (!route) return { ...found, notices, way: undefined }
    const steps = stepsOf(route, {
      building,
      bearing: station.bearing ?? null,
      goal: { kind: kindOf(record), name: record.data.name, areaId },
      landmarks: landmarksOf(content, time),
    })
    const summary = summaryOf(route.metres, fromHere.minutesTo(destination) ?? 1, language)
    return { ...found, notices, way: { route, summary, steps, sentences: phrases[language](steps, languages) } }
  }
}

const languageOf = ({ language }: WayAddress, among: readonly LanguageCode[], fallback: LanguageCode): LanguageCode =>
  among.find((one) => one === language) ?? fallback

const kindOf = ({ type, data }: SoughtRecord): PlaceKind => {
  if (type === 'service') return 'service'
  return data.type === null ? 'place' : typeNames[data.type]
}

/** Shops and the like by which a visitor finds a turn. */
const landmarksOf = ({ plans, hours: mall }: PublishedMall, time: string): LandmarkCandidate[] =>
  plans.sought.flatMap((record): LandmarkCandidate[] => {
    const { areaId, name, openingHours: own } = record.data
    if (areaId === null || record.type !== 'item') return []
    const hours = hoursInMall({ own, mall }, daysFrom(time, -1, 2))
    return [{ areaId, kind: kindOf(record), name, open: !hours || isOpen(hours, time) }]
  })

/** Days from that of a local time on. */
const daysFrom = (time: string, first: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(`${time.slice(0, 10)}T00:00:00Z`) + (first + index) * 86_400_000).toISOString().slice(0, 10),
  )
