import { defineMessages } from '../../../shared/i18n/i18n'
import { en } from './en'
import { is } from './is'
import { no } from './no'
import { se } from './se'

export const lostPropertyMessages = defineMessages({ en, se, no, is })
