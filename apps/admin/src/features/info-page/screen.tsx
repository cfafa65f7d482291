import { InfoPageScreen } from './info-page'

export const feature = { screen: <InfoPageScreen /> }
