import {
  Button,
  ChipsField,
  ContentForm,
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
import { type Item, type ItemWords, itemSchema, places, states, store } from './items'
import { toasts } from './toasts'

/** One found thing, new or old, beside the list. */
export function ItemForm({ item, onClose }: { item: Item | undefined; onClose: () => void }) {
  const { now, timeZone } = useKioskUi()
  const form = useContentForm<ItemWords>({
    initial: item ?? {
      name: '',
      description: '',
      place: places[0],
      foundOn: dayInZone(now(), timeZone),
      state: 'waiting',
      keywords: [],
    },
    version: item?.version,
    schema: itemSchema,
    draft: { key: `lost-and-found:${item?.id ?? 'new'}` },
    async onSubmit(words) {
      const saved = await store.save(item?.id, words)
      toasts.show({ kind: 'success', title: item ? 'Saved' : 'Written down', text: saved.name })
      onClose()
      return { saved, version: saved.version }
    },
  })
  const guard = useUnsavedGuard(form)
  const close = () => guard.leave(onClose)

  return (
    <SideSheet.Root open onOpenChange={close}>
      <SideSheet.Content>
        <SideSheet.Header>
          <SideSheet.Title>{item?.name ?? 'New item'}</SideSheet.Title>
        </SideSheet.Header>
        <SideSheet.Body>
          <ContentForm.Root form={form}>
            <ContentForm.Field name="name" label="What it is" required>
              {(field) => <TextField {...field} counter={60} />}
            </ContentForm.Field>
            <ContentForm.Field name="description" label="Description">
              {(field) => <TextArea {...field} counter={400} />}
            </ContentForm.Field>
            <ContentForm.Field name="place" label="Where it was found" required>
              {(field) => <Select {...field} options={places.map((place) => ({ value: place, label: place }))} />}
            </ContentForm.Field>
            <ContentForm.Field name="foundOn" label="Found on" required>
              {(field) => <DatePicker {...field} />}
            </ContentForm.Field>
            <ContentForm.Field name="state" label="Where it is now">
              {(field) => (
                <SegmentedControl {...field} options={states.map((state) => ({ value: state, label: state }))} />
              )}
            </ContentForm.Field>
            <ContentForm.Field<string[]> name="keywords" label="Search words">
              {(field) => <ChipsField {...field} />}
            </ContentForm.Field>
          </ContentForm.Root>
        </SideSheet.Body>
        <SideSheet.Footer>
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
          <ContentForm.Submit form={form}>Save</ContentForm.Submit>
        </SideSheet.Footer>
        <UnsavedDialog {...guard.dialog} />
      </SideSheet.Content>
    </SideSheet.Root>
  )
}
