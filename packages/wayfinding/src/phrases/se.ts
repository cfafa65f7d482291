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
const onFoot = { up: 'när du kommer upp', down: 'när du kommer ner', level: 'när du kommer fram' }

function leavingOf({ kind, direction }: NonNullable<SaidWalk['leaving']>): string {
  if (kind === 'lift') return 'när du kommer ut'
  return kind === 'escalator' || kind === 'travelator' ? 'när du kliver av' : onFoot[direction]
}

function walk({ kind, side, metres, towards, leaving }: SaidWalk): string {
  const when = leaving && leavingOf(leaving)
  const first = when ? undefined : metres
  const on = when && metres && `och fortsätt ${metres}`
  switch (kind) {
    case 'straight':
      return joined('gå', first, 'rakt fram', when, on)
    case 'bear':
      return joined('gå', first, 'snett åt', sides[side], when, on)
    case 'turn':
      return when
        ? joined('gå till', sides[side], when, on)
        : joined('sväng', sides[side], metres && `och gå ${metres}`)
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
        return `${name} ligger på ${sides[side]} sida`
      case 'ahead':
        return `${name} ligger rakt fram`
      case 'behind':
        return `${name} ligger bakom dig`
      case undefined:
        return `${name} ligger alldeles intill dig`
    }
  },
})
