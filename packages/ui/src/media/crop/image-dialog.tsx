// The dialog in which an image is cropped or its focal point set.

import { type ReactNode, useState } from 'react'
import { en as primitives } from '#labels/primitives'
import { useLabels } from '../../internal/hooks/use-labels'
import { Button } from '../../primitives/button/button'
import * as Dialog from '../../primitives/dialog/dialog.parts'

type ImageDialogProps<V> = {
  /** The trigger. */
  trigger: ReactNode
  title: string
  help?: string
  /** The reset button and the value it restores. */
  reset: { label: string; value: V } | undefined
  done: string
  value: V
  onDone: (value: V) => void
  children: (value: V, setValue: (value: V) => void) => ReactNode
}

/** A dialog for one edit of an image; changes apply when confirmed. */
export function ImageDialog<V>({ trigger, children, ...rest }: ImageDialogProps<V>) {
  const [open, setOpen] = useState(false)
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>
      <Dialog.Content size="normal" {...(rest.help ? {} : { 'aria-describedby': undefined })}>
        <ImageEdit {...rest} close={() => setOpen(false)}>
          {children}
        </ImageEdit>
      </Dialog.Content>
    </Dialog.Root>
  )
}

type ImageEditProps<V> = Omit<ImageDialogProps<V>, 'trigger'> & { close: () => void }

/** Mounted with the dialog, so that each edit starts from the current value. */
function ImageEdit<V>({ title, help, reset, done, value, onDone, children, close }: ImageEditProps<V>) {
  const t = useLabels('primitives', primitives)
  const [edited, setEdited] = useState(value)
  return (
    <>
      <Dialog.Header>
        <Dialog.Title>{title}</Dialog.Title>
        {help && <Dialog.Description>{help}</Dialog.Description>}
      </Dialog.Header>
      <Dialog.Body>{children(edited, setEdited)}</Dialog.Body>
      <Dialog.Footer>
        {reset && (
          <Button variant="quiet" className="kui:me-auto" onClick={() => setEdited(reset.value)}>
            {reset.label}
          </Button>
        )}
        <Button variant="quiet" onClick={close}>
          {t.cancel}
        </Button>
        <Button
          variant="primary"
          onClick={() => {
            onDone(edited)
            close()
          }}
        >
          {done}
        </Button>
      </Dialog.Footer>
    </>
  )
}
