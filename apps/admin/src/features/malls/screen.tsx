import { MallList } from './mall-list'

export const feature = { screen: <MallList /> }
