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
const onFoot = { up: 'når du kommer opp', down: 'når du kommer ned', level: 'når du kommer fram' }

function leavingOf({ kind, direction }: NonNullable<SaidWalk['leaving']>): string {
  if (kind === 'lift') return 'når du kommer ut'
  return kind === 'escalator' || kind === 'travelator' ? 'når du går av' : onFoot[direction]
}

function walk({ kind, side, metres, towards, leaving }: SaidWalk): string {
  const when = leaving && leavingOf(leaving)
  const first = when ? undefined : metres
  const on = when && metres && `og fortsett ${metres}`
  switch (kind) {
    case 'straight':
      return joined('gå', first, 'rett fram', when, on)
    case 'bear':
      return joined('gå', first, 'på skrå mot', sides[side], when, on)
    case 'turn':
      return when ? joined('gå til', sides[side], when, on) : joined('ta til', sides[side], metres && `og gå ${metres}`)
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
        return `${name} ligger på ${sides[side]} side`
      case 'ahead':
        return `${name} ligger rett fram`
      case 'behind':
        return `${name} ligger bak deg`
      case undefined:
        return `${name} ligger rett ved siden av deg`
    }
  },
})
