import { defineMessages } from '../i18n'
import { en } from './en'
import { is } from './is'
import { no } from './no'
import { se } from './se'

export const valueMessages = defineMessages({ en, se, no, is })
