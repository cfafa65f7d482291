import * as map from '../../exports/map'
import type { Recipes } from '../probe'

/** Renders the map parts for the conformance tests. */
export const mapParts: Recipes = {
  MapPicker: (probe) => <map.MapPicker label="Position" {...probe} />,
  StationMap: (probe) => (
    <map.StationMap
      label="Stations"
      stations={[{ id: '1', code: 'K1', state: 'online', position: { lat: 59, lng: 18 } }]}
      {...probe}
    />
  ),
  StationPlan: (probe) => (
    <map.StationPlan
      label="Level 1"
      picture={{ url: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>', width: 16, height: 10 }}
      stations={[{ id: '1', code: 'K1', state: 'online', position: { x: 0.5, y: 0.5 } }]}
      {...probe}
    />
  ),
}
