import { createContentForm, NumberField, Stack, TextField, useContentForm } from '@kiosk-admin/ui'
import { firstOrder, type OrderFields, orderSchema } from '../orders/orders'

const Form = createContentForm<OrderFields>()

/** Answers as a server does, where someone else saved version 2 meanwhile. */
async function save(fields: OrderFields, version: number | undefined) {
  if (version === 1) return { conflict: { theirs: { ...fields, customer: 'Astrid Berg' }, version: 2, by: 'Jonas' } }
  return { saved: fields, version: 3 }
}

export function ConflictExample() {
  const form = useContentForm<OrderFields>({ initial: firstOrder, version: 1, schema: orderSchema, onSubmit: save })
  return (
    <Form.Root form={form}>
      <Form.Field name="customer" label="Customer" required>
        {(field) => <TextField {...field} />}
      </Form.Field>
      <Form.Field name="total" label="Total in euros" required>
        {(field) => <NumberField {...field} />}
      </Form.Field>
      <Stack direction="horizontal">
        <Form.Submit form={form}>Save</Form.Submit>
      </Stack>
    </Form.Root>
  )
}
