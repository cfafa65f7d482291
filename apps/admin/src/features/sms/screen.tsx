import { SmsList } from './sms-list'

export const feature = { screen: <SmsList /> }
