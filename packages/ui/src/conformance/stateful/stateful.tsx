import { fireEvent, screen, userEvent } from 'storybook/test'
import * as kit from '../../exports'
import { norwegian, swedish } from '../../internal/languages.fixture'
import { anything } from '../parts/forms'
import {
  chosen,
  control,
  inMenu,
  opened,
  pressed,
  removable,
  type Stateful,
  type StateProps,
  typed,
} from './state-checks'
import { statefulEditors } from './stateful-editors'
import { statefulMedia } from './stateful-media'

const options = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
]
const day = (value: string) => ({ '2026-11-21': '21 Nov 2026', '2026-12-24': '24 Dec 2026' })[value]
const twoDays = ['2026-11-21', '2026-12-24'] as const

const noNotifications = kit.createNotifications()

/** How to render and change every stateful part. New parts need an entry. */
export const stateful = {
  ...statefulEditors,
  ...statefulMedia,
  'Accordion.Root': {
    from: 'one',
    to: 'two',
    draw: (props) => (
      <kit.Accordion.Root {...props}>
        <kit.Accordion.Item value="one">
          <kit.Accordion.Trigger>One</kit.Accordion.Trigger>
        </kit.Accordion.Item>
        <kit.Accordion.Item value="two">
          <kit.Accordion.Trigger>Two</kit.Accordion.Trigger>
        </kit.Accordion.Item>
      </kit.Accordion.Root>
    ),
    shown: () => ['one', 'two'].find((_, at) => control('button', ['One', 'Two'][at]).ariaExpanded === 'true'),
    change: () => userEvent.click(control('button', 'Two')),
  },
  'AppShell.Root': {
    prop: 'collapsed',
    from: false,
    to: true,
    draw: (props) => (
      <kit.AppShell.Root {...props}>
        <kit.AppShell.CollapseButton />
      </kit.AppShell.Root>
    ),
    shown: () => control('button').getAttribute('aria-expanded') === 'false',
    change: () => userEvent.click(control('button')),
  },
  Calendar: {
    from: '2026-11-21',
    to: '2026-11-24',
    draw: (props) => <kit.Calendar today="2026-11-20" {...props} />,
    display: (value: string) => value.slice(-2),
    shown: () => document.querySelector('[role="gridcell"][aria-selected="true"]')?.textContent,
    change: () => userEvent.click(control('button', 'Tuesday, 24 November 2026')),
  },
  Checkbox: pressed('checkbox', 'All', 'value', (props) => <kit.Checkbox label="All" {...props} />),
  ChipsField: {
    from: ['one'],
    to: ['one', 'two'],
    draw: (props) => <kit.ChipsField label="Words" {...props} />,
    shown: removable,
    change: () => userEvent.type(control('textbox', 'Words'), 'two{Enter}'),
  },
  ColourField: typed('Colour', (props) => <kit.ColourField label="Colour" {...props} />, '#aa0000', '#00aa00'),
  Combobox: {
    from: 'one',
    to: 'two',
    draw: (props) => <kit.Combobox label="Count" options={options} {...props} />,
    display: (value: string) => ({ one: 'One', two: 'Two' })[value],
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
    draw: (props) => <GroupInForm {...props} />,
    shown: () => control('button', 'Storage').ariaExpanded === 'true',
    change: () => userEvent.click(control('button', 'Storage')),
  },
  'ContextMenu.Root': {
    ...opened(
      (props) => (
        <kit.ContextMenu.Root {...props}>
          <kit.ContextMenu.Trigger>Area</kit.ContextMenu.Trigger>
          <kit.ContextMenu.Content>
            <kit.ContextMenu.Item>Copy</kit.ContextMenu.Item>
          </kit.ContextMenu.Content>
        </kit.ContextMenu.Root>
      ),
      () => screen.queryByRole('menu'),
    ),
    change: async () => fireEvent.contextMenu(screen.getByText('Area'), { button: 2 }),
  },
  DateField: typed('From', (props) => <kit.DateField label="From" {...props} />, ...twoDays, { display: day }),
  DatePicker: typed('From', (props) => <kit.DatePicker label="From" {...props} />, ...twoDays, { display: day }),
  DateRangePicker: {
    from: { from: '2026-11-21', to: '' },
    to: { from: '2026-12-24', to: '' },
    draw: (props) => <kit.DateRangePicker label="Runs" {...props} />,
    display: ({ from }: { from: string }) => day(from),
    shown: () => control<HTMLInputElement>('textbox', 'From').value,
    async change() {
      const from = control<HTMLInputElement>('textbox', 'From')
      from.focus()
      from.select()
      await userEvent.paste('24 Dec 2026')
      await userEvent.tab()
    },
  },
  DateTimeField: typed(
    'Starts',
    (props) => <kit.DateTimeField label="Starts" {...props} />,
    '2026-11-21T10:00',
    '2026-12-24T14:30',
    { display: (value: string) => `${day(value.slice(0, 10))}, ${value.slice(11)}` },
  ),
  'Dialog.Root': opened(
    (props) => (
      <kit.Dialog.Root {...props}>
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
      (props) => (
        <kit.DropdownMenu.Root {...props}>
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
  'HoverCard.Root': {
    ...opened(
      (props) => (
        <kit.HoverCard.Root openDelay={0} {...props}>
          <kit.HoverCard.Trigger href="#havn">Havn & Co</kit.HoverCard.Trigger>
          <kit.HoverCard.Content>Candles</kit.HoverCard.Content>
        </kit.HoverCard.Root>
      ),
      () => screen.queryByText('Candles'),
    ),
    change: async () => control('link', 'Havn & Co').focus(),
  },
  LanguagePicker: inMenu(
    (code) => `Language: ${{ se: 'Swedish', no: 'Norwegian' }[code]}`,
    (props) => <kit.LanguagePicker languages={[swedish, norwegian]} {...props} />,
    'se',
    'no',
  ),
  LocalisedField: typed(
    'Name',
    (props) => <kit.LocalisedField label="Name" languages={[swedish]} {...props} />,
    { se: 'Rea' },
    { se: 'Stor rea' },
    { display: ({ se }: { se: string }) => se },
  ),
  MallSwitcher: inMenu(
    (id) => `Mall: ${{ one: 'One', two: 'Two' }[id]}`,
    (props) => (
      <kit.MallSwitcher
        malls={[
          { id: 'one', name: 'One' },
          { id: 'two', name: 'Two' },
        ]}
        {...props}
      />
    ),
    'one',
    'two',
  ),
  MonthPicker: typed('Month', (props) => <kit.MonthPicker label="Month" {...props} />, '2026-11', '2026-12', {
    display: (value: string) => ({ '2026-11': 'November 2026', '2026-12': 'December 2026' })[value],
  }),
  MultiSelect: {
    from: ['one'],
    to: ['one', 'two'],
    draw: (props) => <kit.MultiSelect label="Count" options={options} {...props} />,
    display: (value: string[]) => value.map((one) => ({ one: 'One', two: 'Two' })[one]),
    shown: removable,
    async change() {
      await userEvent.click(control('combobox', 'Count'))
      await userEvent.click(await screen.findByRole('option', { name: 'Two' }))
      await userEvent.keyboard('{Escape}')
    },
  },
  NotificationsButton: {
    ...opened(
      (props) => <kit.NotificationsButton notifications={noNotifications} {...props} />,
      () => screen.queryByRole('dialog'),
    ),
    change: () => userEvent.click(control('button', 'Notifications')),
  },
  NumberField: typed('Floor', (props) => <kit.NumberField label="Floor" {...props} />, 1, 2),
  Pagination: {
    from: 1,
    to: 2,
    draw: (props) => <kit.Pagination count={60} {...props} />,
    shown: () => Number(document.querySelector('[aria-current="page"]')?.textContent),
    change: () => userEvent.click(control('button', 'Page 2')),
  },
  PasswordField: {
    ...typed('Password', (props) => <kit.PasswordField label="Password" {...props} />),
    shown: () => (screen.getByLabelText('Password') as HTMLInputElement).value,
    async change() {
      const field = screen.getByLabelText('Password') as HTMLInputElement
      field.focus()
      field.select()
      await userEvent.paste('two')
    },
  },
  PinInput: typed('Code', (props) => <kit.PinInput label="Code" {...props} />, '12', '34'),
  'Popover.Root': opened(
    (props) => (
      <kit.Popover.Root {...props}>
        <kit.Popover.Trigger>Open</kit.Popover.Trigger>
        <kit.Popover.Content aria-label="Dates" />
      </kit.Popover.Root>
    ),
    () => screen.queryByRole('dialog'),
  ),
  RadioGroup: chosen('radio', ['One', 'Two'], (props) => <kit.RadioGroup label="Count" options={options} {...props} />),
  RangeSlider: {
    from: [20, 60],
    to: [21, 60],
    draw: (props) => <kit.RangeSlider label="Prices" {...props} />,
    shown: () => ['From', 'To'].map((name) => Number(control('slider', name).ariaValueNow)),
    async change() {
      control('slider', 'From').focus()
      await userEvent.keyboard('{ArrowRight}')
    },
  },
  SearchField: typed('Search', (props) => <kit.SearchField aria-label="Search" {...props} />, 'one', 'two', {
    role: 'searchbox',
  }),
  SegmentedControl: chosen('radio', ['One', 'Two'], (props) => (
    <kit.SegmentedControl label="Count" options={options} {...props} />
  )),
  Select: {
    from: 'one',
    to: 'two',
    draw: (props) => <kit.Select label="Count" options={options} {...props} />,
    shown: () => control<HTMLSelectElement>('combobox', 'Count').value,
    change: () => userEvent.selectOptions(control('combobox', 'Count'), 'two'),
  },
  'SideSheet.Root': opened(
    (props) => (
      <kit.SideSheet.Root {...props}>
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
    draw: (props) => <kit.Sidebar.SubMenu title="Users" {...props} />,
    shown: () => control('button', 'Users').ariaExpanded === 'true',
    change: () => userEvent.click(control('button', 'Users')),
  },
  Slider: {
    from: 20,
    to: 21,
    draw: (props) => <kit.Slider label="Volume" {...props} />,
    shown: () => Number(control('slider', 'Volume').ariaValueNow),
    async change() {
      control('slider', 'Volume').focus()
      await userEvent.keyboard('{ArrowRight}')
    },
  },
  Stepper: {
    from: 'one',
    to: 'two',
    draw: (props) => <kit.Stepper steps={options} free {...props} />,
    display: (value: string) => ({ one: '1One', two: '2Two' })[value],
    shown: () => document.querySelector('[aria-current="step"]')?.textContent,
    change: () => userEvent.click(control('button', 'Two')),
  },
  Switch: pressed('switch', 'Active', 'value', (props) => <kit.Switch label="Active" {...props} />),
  'Tabs.Root': {
    ...chosen('tab', ['One', 'Two'], (props) => (
      <kit.Tabs.Root {...props}>
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
  TextArea: typed('Text', (props) => <kit.TextArea label="Text" {...props} />),
  TextField: typed('Name', (props) => <kit.TextField label="Name" {...props} />),
  TimeField: typed('Time', (props) => <kit.TimeField label="Time" {...props} />, '10:00', '21:30'),
  'ToggleGroup.Root': {
    from: 'one',
    to: 'two',
    draw: (props) => (
      <kit.ToggleGroup.Root aria-label="Count" {...props}>
        <kit.ToggleGroup.Item value="one">One</kit.ToggleGroup.Item>
        <kit.ToggleGroup.Item value="two">Two</kit.ToggleGroup.Item>
      </kit.ToggleGroup.Root>
    ),
    shown: () => ['one', 'two'].find((_, at) => control('button', ['One', 'Two'][at]).ariaPressed === 'true'),
    change: () => userEvent.click(control('button', 'Two')),
  },
  Tooltip: {
    prop: 'open',
    from: false,
    to: true,
    draw: (props) => (
      <kit.Tooltip content="Edit" {...props}>
        <button type="button">Pencil</button>
      </kit.Tooltip>
    ),
    shown: () => screen.queryByRole('tooltip') !== null,
    change: async () => control('button', 'Pencil').focus(),
  },
  Tree: {
    from: ['one'],
    to: ['two'],
    draw: (props) => (
      <kit.Tree
        label="Count"
        items={[
          { id: 'one', label: 'One' },
          { id: 'two', label: 'Two' },
        ]}
        {...props}
      />
    ),
    shown: () =>
      screen
        .getAllByRole('treeitem')
        .filter(({ ariaSelected }) => ariaSelected === 'true')
        .map(({ textContent }) => textContent?.toLowerCase()),
    change: () => userEvent.click(control('treeitem', 'Two')),
  },
  UrlField: typed(
    'Site',
    (props) => <kit.UrlField label="Site" {...props} />,
    'https://a.example/',
    'https://b.example/',
  ),
  YearPicker: typed('Opened', (props) => <kit.YearPicker label="Opened" {...props} />, 1998, 2026),
} satisfies Record<string, Stateful>

function GroupInForm(props: StateProps) {
  const form = kit.useContentForm({ initial: {}, schema: anything, onSubmit: async (saved) => ({ saved }) })
  return (
    <kit.ContentForm.Root form={form}>
      <kit.ContentForm.Group heading="Storage" {...props} />
    </kit.ContentForm.Root>
  )
}
