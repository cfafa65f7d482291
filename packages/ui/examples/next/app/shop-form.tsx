'use client'

import { createContentForm, Select, TextField, useContentForm } from '@kiosk-admin/ui'
import { useState } from 'react'
import { addShop } from './actions'
import { type ShopFields, shopSchema } from './shops'

const Form = createContentForm<ShopFields>()

function NewShop({ onSaved }: { onSaved: (shop: ShopFields) => void }) {
  const form = useContentForm<ShopFields>({
    initial: { name: '', floor: 'Plan 1' },
    schema: shopSchema,
    onSubmit: addShop,
    onSaved,
  })
  return (
    <Form.Root form={form} aria-label="Ny butik">
      <Form.Field name="name" label="Namn" required>
        {(field) => <TextField {...field} />}
      </Form.Field>
      <Form.Field name="floor" label="Plan" required>
        {(field) => <Select {...field} options={['Plan 1', 'Plan 2']} />}
      </Form.Field>
      <div>
        <Form.Submit form={form} />
      </div>
    </Form.Root>
  )
}

export function ShopForm() {
  const [added, setAdded] = useState<readonly ShopFields[]>([])
  return (
    <section>
      <NewShop key={added.length} onSaved={(shop) => setAdded([...added, shop])} />
      <p role="status">{added.map(({ name }) => `${name} är sparad.`).at(-1)}</p>
    </section>
  )
}
