import {
  Button,
  ChipsField,
  createContentForm,
  DatePicker,
  SegmentedControl,
  Select,
  SideSheet,
  TextArea,
  TextField,
  UnsavedDialog,
  useContentForm,
  useKioskUi,
  useUnsavedGuard,
} from '@kiosk-admin/ui'
import { dayInZone } from '@kiosk-admin/ui/headless'
import type { ComponentProps } from 'react'
import { useBlocker } from 'react-router'
import { type Item, itemSchema, places, states } from './items'
import { toasts } from './messages'
import { saveItem } from './queries'

const Form = createContentForm<Item>()

const fields: ComponentProps<typeof Form.Fields>['fields'] = [
  { name: 'name', label: 'What it is', required: true, control: (field) => <TextField {...field} counter={60} /> },
  { name: 'description', label: 'Description', control: (field) => <TextArea {...field} counter={400} /> },
  { name: 'place', label: 'Found at', required: true, control: (field) => <Select {...field} options={places} /> },
  { name: 'foundOn', label: 'Found on', required: true, control: (field) => <DatePicker {...field} /> },
  { name: 'state', label: 'State', control: (field) => <SegmentedControl {...field} options={states} /> },
  { name: 'keywords', label: 'Search words', control: (field) => <ChipsField {...field} /> },
]

const blank = { version: 0, name: '', description: '', place: places[0], state: states[0], keywords: [] }

/** An item, new or old, beside the list. */
export function ItemForm({ item, onClose }: { item: Item | undefined; onClose: () => void }) {
  const { now, timeZone } = useKioskUi()
  const form = useContentForm<Item>({
    initial: item ?? { ...blank, id: crypto.randomUUID(), foundOn: dayInZone(now(), timeZone) },
    version: item?.version,
    schema: itemSchema,
    draft: { key: `item:${item?.id ?? 'new'}` },
    onSubmit: saveItem,
    onSaved({ name }) {
      toasts.show({ kind: 'success', title: 'Saved', text: name })
      onClose()
    },
  })
  const guard = useUnsavedGuard(form, useBlocker(form.dirty))

  return (
    <SideSheet.Root open onOpenChange={onClose}>
      <SideSheet.Content size="normal" aria-describedby={undefined}>
        <SideSheet.Header>
          <SideSheet.Title>{item?.name ?? 'New item'}</SideSheet.Title>
        </SideSheet.Header>
        <SideSheet.Body>
          <Form.Root form={form}>
            <Form.Fields fields={fields} />
          </Form.Root>
        </SideSheet.Body>
        <SideSheet.Footer>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Form.Submit form={form} />
        </SideSheet.Footer>
        <UnsavedDialog {...guard.dialog} />
      </SideSheet.Content>
    </SideSheet.Root>
  )
}
