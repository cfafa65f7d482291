import { IconButton, TextField } from '@kiosk-admin/ui'
import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { copyText } from '../clipboard'
import { useMessages } from '../i18n/i18n'
import { toastError, toastInfo } from '../toasts/toasts'
import { copyMessages } from './copy-messages'

type CopyFieldProps = { label: string; value: string; hint?: ReactNode }

/** Read-only text with a copy button. */
export function CopyField({ label, value, hint }: CopyFieldProps) {
  const t = useMessages(copyMessages)
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
