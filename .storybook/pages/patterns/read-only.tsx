import { createContentForm, NumberField, SegmentedControl, TextField, useContentForm } from '@kiosk-admin/ui'
import { firstOrder, type OrderFields, orderSchema, states } from '../orders/orders'

const Form = createContentForm<OrderFields>()

export function ReadOnlyExample() {
  const form = useContentForm<OrderFields>({
    initial: firstOrder,
    schema: orderSchema,
    onSubmit: async (fields) => ({ saved: fields }),
    readOnlyReason: 'You can view orders but not change them. Ask Ingrid for access.',
  })
  return (
    <Form.Root form={form}>
      <Form.Field name="customer" label="Customer" required>
        {(field) => <TextField {...field} />}
      </Form.Field>
      <Form.Field name="total" label="Total in euros" required>
        {(field) => <NumberField {...field} />}
      </Form.Field>
      <Form.Field name="state" label="State">
        {(field) => <SegmentedControl {...field} options={states} />}
      </Form.Field>
    </Form.Root>
  )
}
