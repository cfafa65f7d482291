import type { Connector } from '../model'
import { joined, type Phrases, phrasesIn, type SaidWalk } from './phrases'

const connectors = {
  lift: 'heisen',
  escalator: 'rulletrappen',
  stairs: 'trappen',
  ramp: 'rampen',
  travelator: 'rullebåndet',
} satisfies Record<Connector['kind'], string>

const sides = { left: 'venstre', right: 'høyre' }
const directions = { up: 'opp', down: 'ned', level: undefined }
const onFoot = { up: 'når du kommer opp', down: 'når du kommer ned' }

function leavingOf({ kind, direction }: NonNullable<SaidWalk['leaving']>): string {
  if (kind === 'lift') return 'når du kommer ut'
  if (kind === 'escalator' || kind === 'travelator') return 'når du går av'
  return direction === 'level' ? `etter ${connectors[kind]}` : onFoot[direction]
}

function walk({ kind, side, metres, towards, leaving }: SaidWalk): string {
  // a comma ends the subordinate clause, if something follows
  const when = leaving && `${leavingOf(leaving)}${metres && kind !== 'walk' ? ',' : ''}`
  const first = when ? undefined : metres
  const on = metres && (when ? `og fortsett ${metres}` : `og gå ${metres}`)
  switch (kind) {
    case 'straight':
      return joined('gå', first, 'rett fram', when, when && on)
    case 'bear':
      return joined('hold til', sides[side], when, on)
    case 'turn':
      return joined(when ? 'gå til' : 'ta til', sides[side], when, on)
    case 'turnRound':
      return joined('snu deg', when, metres && `og gå ${metres}`)
    case 'walk':
      return joined('gå', metres, towards, when)
  }
}

/** Says steps in Norwegian bokmål. */
export const phrases: Phrases = phrasesIn({
  language: 'no',
  metres: (count) => `${count} meter`,
  walk,
  past: ({ name }) => `forbi ${name}`,
  towards: ({ name }) => `mot ${name}`,
  towardsConnector: (kind) => `mot ${connectors[kind]}`,
  connector: (kind, direction, floor) => joined('ta', connectors[kind], directions[direction], floor && `til ${floor}`),
  arrive(name, side) {
    switch (side) {
      case 'left':
      case 'right':
        return `på ${sides[side]} side: ${name}`
      case 'ahead':
        return `rett fram: ${name}`
      case 'behind':
        return `bak deg: ${name}`
      case undefined:
        return `rett ved siden av deg: ${name}`
    }
  },
})
