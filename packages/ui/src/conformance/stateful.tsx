import { screen, userEvent } from 'storybook/test'
import * as kit from '../exports'
import * as floorPlan from '../exports/floor-plan'
import * as hours from '../exports/hours'
import * as map from '../exports/map'
import * as permissions from '../exports/permissions'
import * as schedule from '../exports/schedule'
import * as slideshowEditor from '../exports/slideshow-editor'
import type { FloorPlan } from '../floor-plan/floor-plan'
import { noHours } from '../hours/opening-hours'
import type { LatLng } from '../map/canvas/geo'
import { chosen, control, type Held, inMenu, opened, pressed, removable, type Stateful, typed } from './holding'
import { accessGroups } from './parts/permissions'
import { statefulMedia } from './stateful-media'

const options = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
]
const day = (value: string) => ({ '2026-11-21': '21 Nov 2026', '2026-12-24': '24 Dec 2026' })[value]
const twoDays = ['2026-11-21', '2026-12-24'] as const

const week = (from: string): hours.OpeningHours => {
  const { week, exceptions } = noHours()
  return { week: { ...week, mon: [{ from, to: '20:00' }] }, exceptions }
}

const twoStations = [
  { id: 'a', code: 'a', state: 'online', position: { lat: 59, lng: 18 } },
  { id: 'b', code: 'b', state: 'online', position: { lat: 60, lng: 18 } },
] as const

const animated = (animation: slideshowEditor.EditedSlideshow['animation']): slideshowEditor.EditedSlideshow => ({
  ...{ displaySpeed: 'normal', animation, background: { colour: '#ffffff' }, slides: [] },
  ...{ show: 'everyDay', timing: { weekdays: [] } },
})

/** How to render and change every stateful part. New parts need an entry. */
export const stateful = {
  ...statefulMedia,
  'AppShell.Root': {
    prop: 'collapsed',
    from: false,
    to: true,
    draw: (held) => (
      <kit.AppShell.Root {...held}>
        <kit.AppShell.CollapseButton />
      </kit.AppShell.Root>
    ),
    shown: () => control('button').getAttribute('aria-expanded') === 'false',
    change: () => userEvent.click(control('button')),
  },
  Calendar: {
    from: '2026-11-21',
    to: '2026-11-24',
    draw: (held) => <kit.Calendar today="2026-11-20" {...held} />,
    inWords: (value: string) => value.slice(-2),
    shown: () => document.querySelector('[role="gridcell"][aria-selected="true"]')?.textContent,
    change: () => userEvent.click(control('button', 'Tuesday, 24 November 2026')),
  },
  Checkbox: pressed('checkbox', 'All', 'checked', (held) => <kit.Checkbox label="All" {...held} />),
  ChipsField: {
    from: ['one'],
    to: ['one', 'two'],
    draw: (held) => <kit.ChipsField label="Words" {...held} />,
    shown: removable,
    change: () => userEvent.type(control('textbox', 'Words'), 'two{Enter}'),
  },
  ColourField: typed('Colour', (held) => <kit.ColourField label="Colour" {...held} />, '#aa0000', '#00aa00'),
  Combobox: {
    from: 'one',
    to: 'two',
    draw: (held) => <kit.Combobox label="Count" options={options} {...held} />,
    inWords: (value: string) => ({ one: 'One', two: 'Two' })[value],
    shown: () => control<HTMLInputElement>('combobox', 'Count').value,
    async change() {
      await userEvent.click(control('combobox', 'Count'))
      await userEvent.click(await screen.findByRole('option', { name: 'Two' }))
      await userEvent.tab()
    },
  },
  'ContentForm.Group': {
    prop: 'open',
    from: false,
    to: true,
    draw: (held) => <GroupInForm {...held} />,
    shown: () => control('button', 'Storage').ariaExpanded === 'true',
    change: () => userEvent.click(control('button', 'Storage')),
  },
  DateField: typed('From', (held) => <kit.DateField label="From" {...held} />, ...twoDays, { inWords: day }),
  DatePicker: typed('From', (held) => <kit.DatePicker label="From" {...held} />, ...twoDays, { inWords: day }),
  DateRangePicker: {
    from: { from: '2026-11-21', to: '' },
    to: { from: '2026-12-24', to: '' },
    draw: (held) => <kit.DateRangePicker label="Runs" {...held} />,
    inWords: ({ from }: { from: string }) => day(from),
    shown: () => control<HTMLInputElement>('textbox', 'From').value,
    async change() {
      const from = control<HTMLInputElement>('textbox', 'From')
      from.focus()
      from.select()
      await userEvent.paste('24 Dec 2026')
      await userEvent.tab()
    },
  },
  'Dialog.Root': opened(
    (held) => (
      <kit.Dialog.Root {...held}>
        <kit.Dialog.Trigger>Open</kit.Dialog.Trigger>
        <kit.Dialog.Content aria-describedby={undefined}>
          <kit.Dialog.Title>Title</kit.Dialog.Title>
        </kit.Dialog.Content>
      </kit.Dialog.Root>
    ),
    () => screen.queryByRole('dialog'),
  ),
  'DropdownMenu.Root': {
    ...opened(
      (held) => (
        <kit.DropdownMenu.Root {...held}>
          <kit.DropdownMenu.Trigger>Open</kit.DropdownMenu.Trigger>
          <kit.DropdownMenu.Content>
            <kit.DropdownMenu.Item>Copy</kit.DropdownMenu.Item>
          </kit.DropdownMenu.Content>
        </kit.DropdownMenu.Root>
      ),
      () => screen.queryByRole('menu'),
    ),
    change: async () => {
      control('button', 'Open').focus()
      await userEvent.keyboard('{Enter}')
    },
  },
  FloorPlanEditor: {
    from: { markers: [{ label: { en: 'Lift' }, position: { x: 0.5, y: 0.5 } }], areas: [] },
    to: { markers: [], areas: [] },
    draw: (held) => (
      <floorPlan.FloorPlanEditor label="Ground floor" languages={[{ code: 'en', name: 'English' }]} {...held} />
    ),
    inWords: ({ markers }: FloorPlan) => markers.length,
    shown: () => document.querySelectorAll('[data-slot="floor-plan-item"]').length,
    change: () => userEvent.click(control('button', 'Remove 1 Lift')),
  },
  LanguagePicker: inMenu(
    (code) => `Language: ${{ se: 'Svenska', no: 'Norsk' }[code]}`,
    (held) => (
      <kit.LanguagePicker
        languages={[
          { code: 'se', name: 'Svenska' },
          { code: 'no', name: 'Norsk' },
        ]}
        {...held}
      />
    ),
    'se',
    'no',
  ),
  LocalisedField: typed(
    'Name',
    (held) => <kit.LocalisedField label="Name" languages={[{ code: 'se', name: 'Swedish' }]} {...held} />,
    { se: 'Rea' },
    { se: 'Stor rea' },
    { inWords: ({ se }: { se: string }) => se },
  ),
  MallSwitcher: inMenu(
    (id) => `Mall: ${{ one: 'One', two: 'Two' }[id]}`,
    (held) => (
      <kit.MallSwitcher
        malls={[
          { id: 'one', name: 'One' },
          { id: 'two', name: 'Two' },
        ]}
        {...held}
      />
    ),
    'one',
    'two',
  ),
  MapPicker: {
    from: { lat: 59, lng: 18 },
    to: { lat: 60, lng: 18 },
    draw: (held) => <map.MapPicker label="Position" {...held} />,
    inWords: ({ lat, lng }: LatLng) => `${lat}, ${lng}`,
    shown: () => control<HTMLInputElement>('textbox', 'Coordinates').value,
    async change() {
      const coordinates = control<HTMLInputElement>('textbox', 'Coordinates')
      coordinates.focus()
      coordinates.select()
      await userEvent.paste('60, 18')
      await userEvent.tab()
    },
  },
  MultiSelect: {
    from: ['one'],
    to: ['one', 'two'],
    draw: (held) => <kit.MultiSelect label="Count" options={options} {...held} />,
    inWords: (value: string[]) => value.map((one) => ({ one: 'One', two: 'Two' })[one]),
    shown: removable,
    async change() {
      await userEvent.click(control('combobox', 'Count'))
      await userEvent.click(await screen.findByRole('option', { name: 'Two' }))
      await userEvent.keyboard('{Escape}')
    },
  },
  NumberField: typed('Floor', (held) => <kit.NumberField label="Floor" {...held} />, 1, 2),
  OpeningHoursEditor: {
    from: week('10:00'),
    to: week('11:00'),
    draw: (held) => <hours.OpeningHoursEditor label="Hours" languages={[{ code: 'en', name: 'English' }]} {...held} />,
    inWords: ({ week }: hours.OpeningHours) => week.mon[0]?.from,
    shown: () => control<HTMLInputElement>('textbox', 'Monday, opens').value,
    async change() {
      const opens = control<HTMLInputElement>('textbox', 'Monday, opens')
      opens.focus()
      opens.select()
      await userEvent.paste('11')
      await userEvent.tab()
    },
  },
  Pagination: {
    from: 1,
    to: 2,
    draw: (held) => <kit.Pagination count={60} {...held} />,
    shown: () => Number(document.querySelector('[aria-current="page"]')?.textContent),
    change: () => userEvent.click(control('button', 'Page 2')),
  },
  PasswordField: {
    ...typed('Password', (held) => <kit.PasswordField label="Password" {...held} />),
    shown: () => (screen.getByLabelText('Password') as HTMLInputElement).value,
    async change() {
      const field = screen.getByLabelText('Password') as HTMLInputElement
      field.focus()
      field.select()
      await userEvent.paste('two')
    },
  },
  PermissionMatrix: {
    from: [{ area: 'Event', read: true, write: false }],
    to: [{ area: 'Event', read: true, write: true }],
    draw: (held) => <permissions.PermissionMatrix label="Access" groups={accessGroups} {...held} />,
    shown: () =>
      ['Events Read', 'Events Write'].map((name) => control('checkbox', name).getAttribute('aria-checked') === 'true'),
    inWords: ([{ read, write }]: [{ read: boolean; write: boolean }]) => [read, write],
    change: () => userEvent.click(control('checkbox', 'Events Write')),
  },
  'Popover.Root': opened(
    (held) => (
      <kit.Popover.Root {...held}>
        <kit.Popover.Trigger>Open</kit.Popover.Trigger>
        <kit.Popover.Content aria-label="Dates" />
      </kit.Popover.Root>
    ),
    () => screen.queryByRole('dialog'),
  ),
  RadioGroup: chosen('radio', ['One', 'Two'], (held) => <kit.RadioGroup label="Count" options={options} {...held} />),
  ScheduleField: {
    from: { show: 'everyDay', timing: { weekdays: [] } },
    to: { show: 'timeRange', timing: { weekdays: [] } },
    draw: (held) => <schedule.ScheduleField label="Shown" {...held} />,
    inWords: ({ show }: schedule.Schedule) => show,
    shown: () => (control<HTMLInputElement>('radio', 'Every day').checked ? 'everyDay' : 'timeRange'),
    change: () => userEvent.click(control('radio', 'At set times')),
  },
  SearchField: typed('Search', (held) => <kit.SearchField aria-label="Search" {...held} />, 'one', 'two', {
    role: 'searchbox',
  }),
  SegmentedControl: chosen('radio', ['One', 'Two'], (held) => (
    <kit.SegmentedControl label="Count" options={options} {...held} />
  )),
  Select: {
    from: 'one',
    to: 'two',
    draw: (held) => <kit.Select label="Count" options={options} {...held} />,
    shown: () => control<HTMLSelectElement>('combobox', 'Count').value,
    change: () => userEvent.selectOptions(control('combobox', 'Count'), 'two'),
  },
  'SideSheet.Root': opened(
    (held) => (
      <kit.SideSheet.Root {...held}>
        <kit.Dialog.Trigger>Open</kit.Dialog.Trigger>
        <kit.SideSheet.Content aria-describedby={undefined}>
          <kit.SideSheet.Title>Title</kit.SideSheet.Title>
        </kit.SideSheet.Content>
      </kit.SideSheet.Root>
    ),
    () => screen.queryByRole('dialog'),
  ),
  'Sidebar.SubMenu': {
    prop: 'open',
    from: false,
    to: true,
    draw: (held) => <kit.Sidebar.SubMenu title="Users" {...held} />,
    shown: () => control('button', 'Users').ariaExpanded === 'true',
    change: () => userEvent.click(control('button', 'Users')),
  },
  StationMap: {
    from: 'a',
    to: 'b',
    draw: (held) => <map.StationMap label="Stations" stations={twoStations} {...held} />,
    shown: () => document.querySelector('[data-slot="station-marker"][aria-pressed="true"]')?.textContent,
    change: () => userEvent.click(control('button', 'b, Online')),
  },
  SlideshowEditor: {
    from: animated('fade'),
    to: animated('zoom'),
    draw: (held) => <slideshowEditor.SlideshowEditor label="Winter" mediaUrl={() => undefined} {...held} />,
    inWords: ({ animation }: slideshowEditor.EditedSlideshow) => animation,
    shown: () => (control<HTMLInputElement>('radio', 'Zoom').checked ? 'zoom' : 'fade'),
    change: () => userEvent.click(control('radio', 'Zoom')),
  },
  Switch: pressed('switch', 'Active', 'value', (held) => <kit.Switch label="Active" {...held} />),
  'Tabs.Root': {
    ...chosen('tab', ['One', 'Two'], (held) => (
      <kit.Tabs.Root {...held}>
        <kit.Tabs.List aria-label="Count">
          <kit.Tabs.Tab value="one">One</kit.Tabs.Tab>
          <kit.Tabs.Tab value="two">Two</kit.Tabs.Tab>
        </kit.Tabs.List>
      </kit.Tabs.Root>
    )),
    // a controlled part that refuses reports twice: for the press and for the focus
    async change() {
      control('tab', 'One').focus()
      await userEvent.keyboard('{ArrowRight}')
    },
  },
  TextArea: typed('Text', (held) => <kit.TextArea label="Text" {...held} />),
  TextField: typed('Name', (held) => <kit.TextField label="Name" {...held} />),
  TimeField: typed('Time', (held) => <kit.TimeField label="Time" {...held} />, '10:00', '21:30'),
  Tooltip: {
    prop: 'open',
    from: false,
    to: true,
    draw: (held) => (
      <kit.Tooltip content="Edit" {...held}>
        <button type="button">Pencil</button>
      </kit.Tooltip>
    ),
    shown: () => screen.queryByRole('tooltip') !== null,
    change: async () => control('button', 'Pencil').focus(),
  },
  UrlField: typed(
    'Site',
    (held) => <kit.UrlField label="Site" {...held} />,
    'https://a.example/',
    'https://b.example/',
  ),
  WeekView: {
    from: '2026-11-16',
    to: '2026-11-09',
    draw: (held) => <schedule.WeekView label="Slideshows" items={[]} {...held} />,
    inWords: (first: string) => ({ '2026-11-16': '16 Nov – 22 Nov 2026', '2026-11-09': '9 Nov – 15 Nov 2026' })[first],
    shown: () => screen.getByText(/^\d+ Nov – /).textContent,
    change: () => userEvent.click(control('button', 'Previous week')),
  },
} satisfies Record<string, Stateful>

const anything = { '~standard': { version: 1, vendor: 'none', validate: (value: unknown) => ({ value }) } } as const

function GroupInForm(held: Held) {
  const form = kit.useContentForm({ initial: {}, schema: anything, onSubmit: async (saved) => ({ saved }) })
  return (
    <kit.ContentForm.Root form={form}>
      <kit.ContentForm.Group heading="Storage" {...held} />
    </kit.ContentForm.Root>
  )
}
