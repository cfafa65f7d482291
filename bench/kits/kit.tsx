import { Button, Checkbox, Dialog, KioskUiProvider, Select, Switch, TextField } from '@kiosk-admin/ui'
import '@kiosk-admin/ui/styles.css'
import { dialogField, dialogName, names, openName, options } from './screen'

export const Screen = () => (
  <KioskUiProvider locale="en-GB" timeZone="UTC">
    <form>
      {names.fields.map((name) => (
        <TextField key={name} label={name} />
      ))}
      {names.selects.map((name) => (
        <Select key={name} label={name} options={options} />
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
    <Dialog.Root>
      <Dialog.Trigger asChild>
        <Button>{openName}</Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header>
          <Dialog.Title>{dialogName}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <TextField label={dialogField} />
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  </KioskUiProvider>
)
