import {
  Button,
  Checkbox,
  CssBaseline,
  Dialog,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  MenuItem,
  Switch,
  TextField,
} from '@mui/material'
import { useState } from 'react'
import { dialogField, dialogName, names, openName, options } from './screen'

export function Screen() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <CssBaseline />
      <form>
        {names.fields.map((name) => (
          <TextField key={name} id={name} label={name} />
        ))}
        {names.selects.map((name) => (
          <TextField key={name} id={name} label={name} select defaultValue={options[0]}>
            {options.map((option) => (
              <MenuItem key={option} value={option}>
                {option}
              </MenuItem>
            ))}
          </TextField>
        ))}
        {names.checkboxes.map((name) => (
          <FormControlLabel key={name} label={name} control={<Checkbox />} />
        ))}
        {names.switches.map((name) => (
          <FormControlLabel key={name} label={name} control={<Switch />} />
        ))}
        {names.buttons.map((name) => (
          <Button key={name}>{name}</Button>
        ))}
      </form>
      <Button onClick={() => setOpen(true)}>{openName}</Button>
      <Dialog open={open} onClose={() => setOpen(false)}>
        <DialogTitle>{dialogName}</DialogTitle>
        <DialogContent>
          <TextField id={dialogField} label={dialogField} />
        </DialogContent>
      </Dialog>
    </>
  )
}
