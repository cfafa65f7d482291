import * as stations from '../../exports/stations'
import type { Recipes } from '../probe'

/** Renders the station parts for the conformance tests. */
export const stationParts: Recipes = {
  KioskFrame: (probe) => <stations.KioskFrame label="K1" {...probe} />,
  StationStatus: (probe) => <stations.StationStatus state="online" {...probe} />,
}
