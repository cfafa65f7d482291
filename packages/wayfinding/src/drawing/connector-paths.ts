import type { Connector } from '../model'

/** Pictograms of connectors: paths of lines in a square of 24, as strokes 2 wide with round ends. */
export const connectorPaths: { readonly [kind in Connector['kind']]: readonly string[] } = {
  lift: ['M5 3h14v18H5z', 'm9 10 3-3 3 3', 'm9 14 3 3 3-3'],
  escalator: ['M3 16h3.2L15 5h6v4h-3.2L9 20H3z'],
  stairs: ['M3 20h4.5v-5H12v-5h4.5V5H21'],
  ramp: ['M3 19h18V8z'],
  travelator: ['m18 8 4 4-4 4', 'M2 12h20', 'm6 8-4 4 4 4'],
}
