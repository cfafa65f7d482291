import { Button, Checkbox, MantineProvider, Modal, Select, Switch, TextInput } from '@mantine/core'
import '@mantine/core/styles.css'
import { useState } from 'react'
import { dialogField, dialogName, names, openName, options } from './screen'

export function Screen() {
  const [open, setOpen] = useState(false)
  return (
    <MantineProvider>
      <form>
        {names.fields.map((name) => (
          <TextInput key={name} label={name} />
        ))}
        {names.selects.map((name) => (
          <Select key={name} label={name} data={options} />
        ))}
        {names.checkboxes.map((name) => (
          <Checkbox key={name} label={name} />
        ))}
        {names.switches.map((name) => (
          <Switch key={name} label={name} />
        ))}
        {names.buttons.map((name) => (
          <Button key={name}>{name}</Button>
        ))}
      </form>
      <Button onClick={() => setOpen(true)}>{openName}</Button>
      <Modal opened={open} onClose={() => setOpen(false)} title={dialogName}>
        <TextInput label={dialogField} />
      </Modal>
    </MantineProvider>
  )
}
