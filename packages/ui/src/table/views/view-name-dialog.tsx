import { useState } from 'react'
import { TextField } from '../../fields/text-field/text-field'
import { Button } from '../../primitives/button/button'
import * as Dialog from '../../primitives/dialog/dialog.parts'
import { useDataTableContext } from '../grid/data-table-context'

interface ViewNameDialogProps {
  title: string
  defaultName: string
  /** Error message of a name. */
  whyNot: (name: string) => 'nameMissing' | 'nameTaken' | undefined
  onName: (name: string) => void
  onClose: () => void
}

/** Dialog for the name of a view. */
export function ViewNameDialog({ title, defaultName, whyNot, onName, onClose }: ViewNameDialogProps) {
  const { t } = useDataTableContext()
  const [name, setName] = useState(defaultName)
  const [submitted, setSubmitted] = useState(false)
  const problem = whyNot(name)
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Content aria-describedby={undefined}>
        <form
          noValidate
          className="kui:contents"
          onSubmit={(event) => {
            event.preventDefault()
            // the table may be inside a form
            event.stopPropagation()
            setSubmitted(true)
            if (!problem) onName(name.trim())
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
              error={submitted && problem ? t[problem] : undefined}
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
