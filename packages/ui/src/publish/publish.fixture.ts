import type { ContentChange } from './changes/changes'
import type { Publication } from './panel/publication'
import type { DeliveryStation } from './stations/delivery'

const change = (kind: ContentChange['kind'], name: string, type: string, ...fields: string[]): ContentChange => ({
  id: name,
  kind,
  name,
  type,
  fields,
})

const at = (text: string) => new Date(`2026-11-${text}:00+01:00`)

/** Who changed it last, and when. */
const by = (time: string, ...authors: string[]) => ({ at: at(time), authors })

export const changes: ContentChange[] = [
  { ...change('added', 'Christmas market', 'Event'), ...by('20T14:05', 'Sara Holm') },
  change('added', 'Santa’s workshop', 'Event'),
  {
    ...change('changed', 'Havn & Co', 'Shop', 'opening hours', 'picture'),
    ...by('21T09:12', 'Ingrid Solheim', 'Jonas Lind'),
    values: [
      { path: 'openingHours', name: 'Opening hours', before: 'Mon–Fri 10:00–18:00', after: 'Mon–Fri 10:00–20:00' },
      { path: 'imageId', name: 'Picture', before: 'harbour.jpg', after: 'harbour-winter.jpg' },
    ],
    revertible: true,
  },
  change('changed', 'Volt Elektronik', 'Shop', 'logo'),
  change('changed', 'Fjell Sport', 'Shop', 'search words'),
  {
    ...change('removed', 'Autumn opening', 'Slideshow'),
    ...by('20T16:40', 'Jonas Lind'),
    reason: 'deleted',
    revertible: true,
  },
  change('added', 'Skates, 20 % off', 'Offer'),
  change('changed', 'Black week', 'Offer', 'end date'),
  change('changed', 'Nordlys', 'Shop', 'description'),
]

export const stations: DeliveryStation[] = [
  ...[1, 2, 3, 4, 5, 6].map((number) => ({
    id: `s${number}`,
    code: `K${number}`,
    state: 'online' as const,
    since: at(`19T16:4${Math.min(number, 2)}`),
  })),
  { id: 's7', code: 'K7', state: 'behind' },
  { id: 's8', code: 'K8', state: 'offline', since: at('21T12:41') },
]

const publication = (number: number, time: string, by: string, note?: string): Publication => ({
  id: `p${number}`,
  number,
  at: at(time),
  by,
  note,
})

export const history: Publication[] = [
  publication(214, '19T16:42', 'Ingrid Solheim', 'Opening hours for Advent'),
  publication(213, '17T09:05', 'Jonas Lind'),
  publication(212, '13T15:30', 'Ingrid Solheim'),
  publication(211, '10T08:58', 'Sara Holm'),
]
