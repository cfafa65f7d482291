import { StationsScreen } from './stations-screen'

export const feature = { screen: <StationsScreen /> }
