import type { Connector } from '../model'
import type { PlaceKind } from '../steps/step'
import { joined, type Phrases, type Place, phrasesIn, type SaidWalk } from './phrases'

/** What one takes, in the accusative. */
const taken = {
  lift: 'taktu lyftuna',
  escalator: 'taktu rúllustigann',
  stairs: 'taktu stigann',
  ramp: 'farðu skábrautina',
  travelator: 'taktu rúllubrautina',
} satisfies Record<Connector['kind'], string>

/** Connectors in the dative. */
const connectors = {
  lift: 'lyftunni',
  escalator: 'rúllustiganum',
  stairs: 'stiganum',
  ramp: 'skábrautinni',
  travelator: 'rúllubrautinni',
} satisfies Record<Connector['kind'], string>

/** Nouns in the dative; the name after them is not inflected. Others stand after a colon. */
const nouns: { readonly [kind in PlaceKind]?: string } = {
  shop: 'versluninni',
  restaurant: 'veitingastaðnum',
  company: 'fyrirtækinu',
}

const after = (preposition: string, { kind, name, dative }: Place) => {
  if (dative) return joined(preposition, dative)
  return nouns[kind] ? joined(preposition, nouns[kind], name) : `${preposition}: ${name}`
}

const sides = { left: 'vinstri', right: 'hægri' }
const directions = { up: 'upp', down: 'niður', level: 'yfir' }
const onFoot = { up: 'þegar þú kemur upp', down: 'þegar þú kemur niður', level: 'þegar þú kemur á endann' }

function leavingOf({ kind, direction }: NonNullable<SaidWalk['leaving']>): string {
  if (kind === 'lift') return 'þegar þú kemur út'
  return kind === 'escalator' || kind === 'travelator' ? 'þegar þú stígur af' : onFoot[direction]
}

function walk({ kind, side, metres, towards, leaving }: SaidWalk): string {
  const when = leaving && leavingOf(leaving)
  const verb = when ? 'farðu' : joined('gakktu', metres)
  const on = metres && `og gakktu ${metres}`
  const afterLeaving = when && joined(when, on)
  switch (kind) {
    case 'straight':
      return joined(verb, 'beint áfram', afterLeaving)
    case 'bear':
      return joined(verb, 'á ská til', sides[side], afterLeaving)
    case 'turn':
      return joined(when ? 'farðu til' : 'beygðu til', sides[side], when, on)
    case 'turnRound':
      return joined('snúðu þér við', when, on)
    case 'walk':
      return joined('gakktu', metres, towards, when)
  }
}

/** Says steps in Icelandic. */
export const phrases: Phrases = phrasesIn({
  language: 'is',
  metres: (count) => `${count} metra`,
  walk,
  past: (place) => after('fram hjá', place),
  towards: (place) => after('í átt að', place),
  towardsConnector: (kind) => `í átt að ${connectors[kind]}`,
  connector: (kind, direction, floor) => joined(taken[kind], floor && `${directions[direction]} á ${floor}`),
  arrive(name, side) {
    switch (side) {
      case 'left':
      case 'right':
        return `á ${sides[side]} hönd: ${name}`
      case 'ahead':
        return `beint fram undan: ${name}`
      case 'behind':
        return `fyrir aftan þig: ${name}`
      case undefined:
        return `rétt hjá þér: ${name}`
    }
  },
})
