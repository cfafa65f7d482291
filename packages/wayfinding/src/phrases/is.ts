import type { Connector } from '../model'
import type { PlaceKind } from '../steps/step'
import { joined, type Phrases, phrasesIn, type SaidWalk } from './phrases'

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

/** Nouns in the dative; the name after them is not inflected. */
const nouns = {
  shop: 'versluninni',
  restaurant: 'veitingastaðnum',
  company: 'fyrirtækinu',
  service: 'þjónustunni',
  place: 'staðnum',
} satisfies Record<PlaceKind, string>

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
  past: ({ kind, name }) => `fram hjá ${nouns[kind]} ${name}`,
  towards: ({ kind, name }) => `í átt að ${nouns[kind]} ${name}`,
  towardsConnector: (kind) => `í átt að ${connectors[kind]}`,
  connector: (kind, direction, floor) => joined(taken[kind], floor && `${directions[direction]} á ${floor}`),
  arrive(name, side) {
    switch (side) {
      case 'left':
      case 'right':
        return `${name} er á ${sides[side]} hönd`
      case 'ahead':
        return `${name} er beint fram undan`
      case 'behind':
        return `${name} er fyrir aftan þig`
      case undefined:
        return `${name} er rétt hjá þér`
    }
  },
})
