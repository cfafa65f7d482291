import { screensavers } from './kinds'

export const feature = screensavers
