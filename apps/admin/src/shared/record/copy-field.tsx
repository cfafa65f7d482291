import { IconButton, TextField } from '@kiosk-admin/ui'
import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { copyText } from '../clipboard'
import { defineMessages, type Messages, useTexts } from '../i18n'
import { toastError, toastInfo } from '../toasts'

const en = {
  copyField: {
    copy: ({ what }: { what: string }) => `Copy ${what}`,
    copied: 'Copied to the clipboard',
    failed: 'Couldn’t copy it. Select it and copy it yourself.',
  },
}

const se = {
  copyField: {
    copy: ({ what }) => `Kopiera ${what}`,
    copied: 'Kopierat till urklipp',
    failed: 'Det kunde inte kopieras. Markera texten och kopiera själv.',
  },
} satisfies Messages<typeof en>

const no = {
  copyField: {
    copy: ({ what }) => `Kopier ${what}`,
    copied: 'Kopiert til utklippstavlen',
    failed: 'Det ble ikke kopiert. Merk teksten, og kopier den selv.',
  },
} satisfies Messages<typeof en>

const is = {
  copyField: {
    copy: ({ what }) => `Afrita: ${what}`,
    copied: 'Afritað á klemmuspjaldið',
    failed: 'Þetta var ekki afritað. Veldu textann og afritaðu handvirkt.',
  },
} satisfies Messages<typeof en>

const messages = defineMessages({ en, se, no, is })

type CopyFieldProps = { label: string; value: string; hint?: ReactNode }

/** A text that staff take elsewhere: it can be read and copied, and not changed. */
export function CopyField({ label, value, hint }: CopyFieldProps) {
  const t = useTexts(messages)
  const copy = () =>
    copyText(Promise.resolve(value)).then(
      () => toastInfo(t('copyField.copied'), label),
      () => toastError(t('copyField.failed')),
    )
  return (
    <TextField
      label={label}
      hint={hint}
      value={value}
      readOnly
      className="[&_input]:font-mono [&_input]:text-sm"
      onFocus={(event) => event.currentTarget.select()}
      end={
        <IconButton
          size="small"
          label={t('copyField.copy', { what: label })}
          icon={<Copy size={16} strokeWidth={1.5} />}
          onClick={() => void copy()}
        />
      }
    />
  )
}
