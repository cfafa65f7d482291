import { contentType } from './base/content-type'
import { integer, localised, onPicture, optional, reference, status, uniqueBy } from './base/fields'
import { degrees, metres } from './base/floor-map'
import { passageHours } from './base/opening-hours'
import * as z from './base/zod'

/** A floor that a connector leads to, and its place there. */
export const stop = z.object({
  floorId: reference('Floor'),
  /** Place on the floor's picture. */
  at: onPicture,
  /** Direction in which one leaves it, on the floor's picture. */
  exit: z.optional(degrees()),
})

const kinds = z.enum(['lift', 'escalator', 'stairs', 'ramp', 'travelator'])
type Kind = z.output<typeof kinds>

/** Whether a kind of connector may be step-free, and whether one waits for it. */
export const connectorTraits = (kind: Kind) => ({
  mayBeStepFree: kind !== 'stairs' && kind !== 'escalator',
  isWaitedFor: kind === 'lift',
})

type Traits = { kind: Kind; stepFree: boolean; wait: number | null }

/** Stairs and escalators are never step-free, and only lifts are waited for. */
const withinTraits = z.overwrite<Traits>((connector) => {
  const { mayBeStepFree, isWaitedFor } = connectorTraits(connector.kind)
  return {
    ...connector,
    stepFree: mayBeStepFree && connector.stepFree,
    wait: isWaitedFor ? connector.wait : null,
  }
})

/** What leads from one floor to others: a lift, an escalator, stairs. It belongs to all of its floors. */
export const connector = contentType({
  resource: 'Connector',
  plural: 'connectors',
  area: 'Parking',
  fields: {
    name: localised(),
    kind: kinds,
    direction: z._default(z.enum(['both', 'up', 'down']), 'both'),
    stepFree: z._default(z.boolean(), false),
    /** In metres; `null` if unknown. */
    width: optional(metres()),
    /** Seconds until a lift comes; `null` for the usual wait. */
    wait: optional(integer(0, 600)),
    /** `null` if it is always open. */
    hours: optional(passageHours),
    /** At least one; no floor twice. */
    stops: z.array(stop).check(
      z.minLength(1),
      z.maxLength(50),
      uniqueBy<{ floorId: string }>(({ floorId }) => floorId),
    ),
    status: z._default(status, 'InActive'),
  },
  checks: [withinTraits],
})
