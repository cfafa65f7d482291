import { MapPage } from './map-page'

export const feature = { screen: <MapPage /> }
