import { useState } from 'react'
import { TextField } from '../../fields/text-field/text-field'
import { Button } from '../../primitives/button/button'
import * as Dialog from '../../primitives/dialog/dialog.parts'
import { useDataTableContext } from '../grid/data-table-context'

interface ViewNameDialogProps {
  title: string
  defaultName: string
  /** Why the name cannot be taken. */
  whyNot: (name: string) => 'nameMissing' | 'nameTaken' | undefined
  onName: (name: string) => void
  onClose: () => void
}

/** Asks for a view's name. */
export function ViewNameDialog({ title, defaultName, whyNot, onName, onClose }: ViewNameDialogProps) {
  const { t } = useDataTableContext()
  const [name, setName] = useState(defaultName)
  const [asked, setAsked] = useState(false)
  const fault = whyNot(name)
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content aria-describedby={undefined}>
        <form
          noValidate
          className="kui:contents"
          onSubmit={(event) => {
            event.preventDefault()
            // The table may stand in a form of its own.
            event.stopPropagation()
            setAsked(true)
            if (!fault) onName(name.trim())
          }}
        >
          <Dialog.Header>
            <Dialog.Title>{title}</Dialog.Title>
          </Dialog.Header>
          <Dialog.Body>
            <TextField
              label={t.viewName}
              autoComplete="off"
              required
              value={name}
              onValueChange={setName}
              error={asked && fault ? t[fault] : undefined}
            />
          </Dialog.Body>
          <Dialog.Footer>
            <Button onClick={onClose}>{t.cancel}</Button>
            <Button type="submit" variant="primary">
              {t.save}
            </Button>
          </Dialog.Footer>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  )
}
