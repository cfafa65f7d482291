import type { Connector } from '../model'
import { joined, type Phrases, phrasesIn, type SaidWalk } from './phrases'

const connectors = {
  lift: 'hissen',
  escalator: 'rulltrappan',
  stairs: 'trappan',
  ramp: 'rampen',
  travelator: 'rullbandet',
} satisfies Record<Connector['kind'], string>

const sides = { left: 'vänster', right: 'höger' }
const directions = { up: 'upp', down: 'ner', level: undefined }
const onFoot = { up: 'när du kommer upp', down: 'när du kommer ner' }

function leavingOf({ kind, direction }: NonNullable<SaidWalk['leaving']>): string {
  if (kind === 'lift') return 'när du kommer ut'
  if (kind === 'escalator' || kind === 'travelator') return 'när du kliver av'
  return direction === 'level' ? `efter ${connectors[kind]}` : onFoot[direction]
}

function walk({ kind, side, metres, towards, leaving }: SaidWalk): string {
  const when = leaving && leavingOf(leaving)
  const first = when ? undefined : metres
  const on = metres && (when ? `och fortsätt ${metres}` : `och gå ${metres}`)
  switch (kind) {
    case 'straight':
      return joined('gå', first, 'rakt fram', when, when && on)
    case 'bear':
      return joined('håll snett åt', sides[side], when, on)
    case 'turn':
      return joined(when ? 'gå till' : 'sväng till', sides[side], when, on)
    case 'turnRound':
      return joined('vänd dig om', when, metres && `och gå ${metres}`)
    case 'walk':
      return joined('gå', metres, towards, when)
  }
}

/** Says steps in Swedish. */
export const phrases: Phrases = phrasesIn({
  language: 'se',
  metres: (count) => `${count} meter`,
  walk,
  past: ({ name }) => `förbi ${name}`,
  towards: ({ name }) => `mot ${name}`,
  towardsConnector: (kind) => `mot ${connectors[kind]}`,
  connector: (kind, direction, floor) =>
    joined('ta', connectors[kind], directions[direction], floor && `till ${floor}`),
  arrive(name, side) {
    switch (side) {
      case 'left':
      case 'right':
        return `på ${sides[side]} sida: ${name}`
      case 'ahead':
        return `rakt fram: ${name}`
      case 'behind':
        return `bakom dig: ${name}`
      case undefined:
        return `alldeles intill dig: ${name}`
    }
  },
})
