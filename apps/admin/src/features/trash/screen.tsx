import { TrashList } from './trash-list'

export const feature = { screen: <TrashList /> }
