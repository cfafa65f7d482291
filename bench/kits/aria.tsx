import {
  Button,
  Checkbox,
  Dialog,
  DialogTrigger,
  Heading,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Modal,
  Popover,
  Select,
  SelectValue,
  Switch,
  TextField,
} from 'react-aria-components'
import { dialogField, dialogName, names, openName, options } from './screen'

/** React Aria has no styles of its own, and this screen adds none. */
export const Screen = () => (
  <>
    <form>
      {names.fields.map((name) => (
        <TextField key={name}>
          <Label>{name}</Label>
          <Input />
        </TextField>
      ))}
      {names.selects.map((name) => (
        <Select key={name}>
          <Label>{name}</Label>
          <Button>
            <SelectValue />
          </Button>
          <Popover>
            <ListBox>
              {options.map((option) => (
                <ListBoxItem key={option} id={option}>
                  {option}
                </ListBoxItem>
              ))}
            </ListBox>
          </Popover>
        </Select>
      ))}
      {names.checkboxes.map((name) => (
        <Checkbox key={name}>{name}</Checkbox>
      ))}
      {names.switches.map((name) => (
        <Switch key={name}>{name}</Switch>
      ))}
      {names.buttons.map((name) => (
        <Button key={name}>{name}</Button>
      ))}
    </form>
    <DialogTrigger>
      <Button>{openName}</Button>
      <Modal>
        <Dialog>
          <Heading slot="title">{dialogName}</Heading>
          <TextField>
            <Label>{dialogField}</Label>
            <Input />
          </TextField>
        </Dialog>
      </Modal>
    </DialogTrigger>
  </>
)
