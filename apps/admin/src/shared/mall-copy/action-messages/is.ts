import type { Messages } from '../../i18n/i18n'
import type { en } from './en'

export const is = {
  copyToMall: {
    action: 'Afrita í aðra verslunarmiðstöð …',
    bulk: 'Afrita í aðra verslunarmiðstöð',
  },
} satisfies Messages<typeof en>
