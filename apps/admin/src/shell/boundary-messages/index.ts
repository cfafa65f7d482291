import { defineMessages } from '../../shared/i18n/i18n'
import { en } from './en'
import { is } from './is'
import { no } from './no'
import { se } from './se'

// apart from the shell's, for sign-in may fail to show, too
export const boundaryMessages = defineMessages({ en, se, no, is })
