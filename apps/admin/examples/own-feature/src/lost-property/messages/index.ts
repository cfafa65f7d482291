import { defineMessages } from '@kiosk-admin/admin'
import { en } from './en'
import { is } from './is'
import { no } from './no'
import { se } from './se'

export const lostPropertyMessages = defineMessages({ en, se, no, is })
