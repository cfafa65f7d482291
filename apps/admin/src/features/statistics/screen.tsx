import { Statistics } from './statistics'

export const feature = { screen: <Statistics /> }
