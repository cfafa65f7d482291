import { Dashboard } from './dashboard'

export const feature = { screen: <Dashboard /> }
