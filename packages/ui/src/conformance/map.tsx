import * as map from '../exports/map'
import type { Recipes } from './probe'

export const mapParts: Recipes = {
  MapPicker: (probe) => <map.MapPicker label="Position" {...probe} />,
  StationMap: (probe) => (
    <map.StationMap
      label="Stations"
      stations={[{ id: '1', code: 'K1', state: 'online', position: { lat: 59, lng: 18 } }]}
      {...probe}
    />
  ),
}
