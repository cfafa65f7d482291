import { Copy, Plus } from 'lucide-react'
import { useState } from 'react'
import { Checkbox } from '../../fields/checkbox/checkbox'
import { Button } from '../../primitives/button/button'
import { IconButton } from '../../primitives/button/icon-button'
import { Popover, PopoverContent, PopoverTrigger } from '../../primitives/popover/popover'
import { type Weekday, weekdays } from '../../theme/days'
import { MAX_SLOTS, type SlotsOwner } from '../hours-problems'
import { capitalised, weekdayName } from '../hours-text'
import { type EditorParts, stopName } from './editor-parts'

/** Adds a slot to a day, or announces that the maximum is reached. */
export function AddSlot({
  owner,
  name,
  state,
  t,
  locked,
  thenFocus,
}: EditorParts & { owner: SlotsOwner; name: string }) {
  if (locked) return null
  const full = !state.canAddSlot(owner)
  return (
    <span data-stop={stopName('add', owner)}>
      <IconButton
        size="small"
        label={full ? t.editor.full(name, String(MAX_SLOTS)) : t.editor.add(name)}
        aria-disabled={full || undefined}
        icon={<Plus size={16} strokeWidth={1.5} aria-hidden="true" />}
        onClick={() => {
          const place = state.slotsOf(owner).length
          if (!full) thenFocus(() => state.addSlot(owner), stopName('from', owner, place))
        }}
      />
    </span>
  )
}

/** Copies a day's hours to days selected in a popover. */
export function CopyHours({ day, name, state, t, locale, locked }: EditorParts & { day: Weekday; name: string }) {
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState<readonly Weekday[]>([])
  if (locked) return null
  const others = weekdays.filter((other) => other !== day)
  const workdays = others.filter((other) => other !== 'sat' && other !== 'sun')
  const choose = (other: Weekday, on: boolean) =>
    setChosen(others.filter((one) => (one === other ? on : chosen.includes(one))))
  return (
    <Popover
      open={open}
      onOpenChange={(next) => {
        setChosen([])
        setOpen(next)
      }}
    >
      <span data-stop={stopName('copy', day)}>
        <PopoverTrigger asChild>
          <IconButton
            size="small"
            label={t.editor.copy(name)}
            icon={<Copy size={16} strokeWidth={1.5} aria-hidden="true" />}
          />
        </PopoverTrigger>
      </span>
      <PopoverContent
        align="end"
        aria-label={t.editor.copyTo(name)}
        className="kui:flex kui:w-56 kui:flex-col kui:gap-3"
      >
        <p data-slot="opening-hours-copy-title" className="kui:m-0 kui:text-sm kui:font-medium kui:text-fg-strong">
          {t.editor.copyTo(name)}
        </p>
        <div className="kui:flex kui:flex-col kui:items-start kui:gap-2 kui:pointer-coarse:gap-0">
          {others.map((other) => (
            <Checkbox
              key={other}
              label={capitalised(weekdayName(other, locale), locale)}
              value={chosen.includes(other)}
              onValueChange={(on) => choose(other, on)}
            />
          ))}
        </div>
        <div className="kui:flex kui:flex-wrap kui:gap-1.5">
          <Button size="small" onClick={() => setChosen(workdays)}>
            {t.editor.weekdays}
          </Button>
          <Button size="small" onClick={() => setChosen(others)}>
            {t.editor.allDays}
          </Button>
        </div>
        <Button
          variant="primary"
          size="small"
          aria-disabled={chosen.length === 0 || undefined}
          onClick={() => {
            if (chosen.length === 0) return
            state.copyTo(day, chosen)
            setOpen(false)
          }}
        >
          {t.editor.copyNow}
        </Button>
      </PopoverContent>
    </Popover>
  )
}
