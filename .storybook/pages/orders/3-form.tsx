import {
  Button,
  createContentForm,
  DatePicker,
  NumberField,
  SegmentedControl,
  SideSheet,
  TextField,
  UnsavedDialog,
  useContentForm,
  useUnsavedGuard,
} from '@kiosk-admin/ui'
import { type Order, type OrderFields, orderSchema, states } from './orders'

const Form = createContentForm<OrderFields>()

export type OrderFormProps = {
  order: Order
  onSave: (order: Order) => void
  onClose: () => void
}

export function OrderForm({ order, onSave, onClose }: OrderFormProps) {
  const form = useContentForm<OrderFields>({
    initial: order,
    version: order.version,
    schema: orderSchema,
    async onSubmit(fields) {
      const saved = { ...order, ...fields, version: order.version + 1 }
      onSave(saved)
      return { saved, version: saved.version }
    },
  })
  const guard = useUnsavedGuard(form)
  const close = () => guard.leave(onClose)

  return (
    <SideSheet.Root open onOpenChange={close}>
      <SideSheet.Content size="small" aria-describedby={undefined}>
        <SideSheet.Header>
          <SideSheet.Title>Order {order.id}</SideSheet.Title>
        </SideSheet.Header>
        <SideSheet.Body>
          <Form.Root form={form}>
            <Form.Field name="customer" label="Customer" required>
              {(field) => <TextField {...field} />}
            </Form.Field>
            <Form.Field name="city" label="City">
              {(field) => <TextField {...field} />}
            </Form.Field>
            <Form.Field name="placedOn" label="Placed on" required>
              {(field) => <DatePicker {...field} />}
            </Form.Field>
            <Form.Field name="total" label="Total in euros" required>
              {(field) => <NumberField {...field} />}
            </Form.Field>
            <Form.Field name="state" label="State">
              {(field) => <SegmentedControl {...field} options={states} />}
            </Form.Field>
          </Form.Root>
        </SideSheet.Body>
        <SideSheet.Footer>
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
          <Form.Submit form={form}>Save</Form.Submit>
        </SideSheet.Footer>
        <UnsavedDialog {...guard.dialog} />
      </SideSheet.Content>
    </SideSheet.Root>
  )
}
