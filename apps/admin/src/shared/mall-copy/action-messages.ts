import { defineMessages, type Messages } from '../i18n'

const en = {
  copyToMall: {
    action: 'Copy to another mall …',
    bulk: 'Copy to another mall',
  },
}

const se = {
  copyToMall: {
    action: 'Kopiera till ett annat köpcentrum …',
    bulk: 'Kopiera till ett annat köpcentrum',
  },
} satisfies Messages<typeof en>

const no = {
  copyToMall: {
    action: 'Kopier til et annet kjøpesenter …',
    bulk: 'Kopier til et annet kjøpesenter',
  },
} satisfies Messages<typeof en>

const is = {
  copyToMall: {
    action: 'Afrita í aðra verslunarmiðstöð …',
    bulk: 'Afrita í aðra verslunarmiðstöð',
  },
} satisfies Messages<typeof en>

export const copyToMallMessages = defineMessages({ en, se, no, is })
