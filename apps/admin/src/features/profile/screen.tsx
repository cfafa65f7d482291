import { Profile } from './profile'

export const feature = { screen: <Profile /> }
