import type { RecordOf } from '@kiosk-admin/api-client'
import { useMemo } from 'react'
import { useMessages } from '../i18n/i18n'
import { valueMessages } from '../i18n/value-messages'

type Connector = RecordOf<'connector'>

export const kinds: readonly Connector['kind'][] = ['lift', 'escalator', 'stairs', 'ramp', 'travelator']
export const directions: readonly Connector['direction'][] = ['both', 'up', 'down']

/** Names of the kinds and directions of connectors. */
export function useConnectorWords() {
  const v = useMessages(valueMessages)
  return useMemo(
    () => ({
      kindOf: (kind: Connector['kind']) => v(`values.kind.${kind}`),
      directionOf: (direction: Connector['direction']) => v(`values.direction.${direction}`),
    }),
    [v],
  )
}
