import type { ReactNode } from 'react'
import * as kit from '../../exports'
import { CommandPalette } from '../../exports/command'
import type { Recipes } from '../probe'

const icon = <svg aria-hidden="true" />

const inDialog = (part: ReactNode) => (
  <kit.Dialog.Root open modal={false}>
    <kit.Dialog.Content aria-describedby={undefined}>
      <kit.Dialog.Title>Title</kit.Dialog.Title>
      {part}
    </kit.Dialog.Content>
  </kit.Dialog.Root>
)

const titled = (part: ReactNode) => (
  <kit.Dialog.Root open modal={false}>
    <kit.Dialog.Content aria-describedby={undefined}>{part}</kit.Dialog.Content>
  </kit.Dialog.Root>
)

const inMenu = (part: ReactNode) => (
  <kit.DropdownMenu.Root open modal={false}>
    <kit.DropdownMenu.Trigger>Open</kit.DropdownMenu.Trigger>
    <kit.DropdownMenu.Content>{part}</kit.DropdownMenu.Content>
  </kit.DropdownMenu.Root>
)

const inContextMenu = (part: ReactNode) => (
  <kit.ContextMenu.Root open modal={false}>
    <kit.ContextMenu.Trigger>Area</kit.ContextMenu.Trigger>
    <kit.ContextMenu.Content>{part}</kit.ContextMenu.Content>
  </kit.ContextMenu.Root>
)

const inTabs = (part: ReactNode) => <kit.Tabs.Root value="one">{part}</kit.Tabs.Root>

const asked = kit.createConfirm()
void asked.ask({ kind: 'delete' })

/** Renders the primitive parts for the conformance tests. */
export const primitiveParts: Recipes = {
  Avatar: (probe) => <kit.Avatar name="Ingrid Solheim" {...probe} />,
  'Breadcrumbs.MoreItem': (probe) => inMenu(<kit.Breadcrumbs.MoreItem href="#images" {...probe} />),
  CommandPalette: (probe) => <CommandPalette open onOpenChange={() => {}} groups={[]} {...probe} />,
  ConfirmDialog: (probe) => (
    <kit.ConfirmDialog open kind="delete" onOpenChange={() => {}} onConfirm={() => {}} {...probe} />
  ),
  ConfirmHost: (probe) => <kit.ConfirmHost confirm={asked} {...probe} />,
  'ContextMenu.CheckboxItem': (probe) => inContextMenu(<kit.ContextMenu.CheckboxItem {...probe} />),
  'ContextMenu.Content': (probe) => (
    <kit.ContextMenu.Root open modal={false}>
      <kit.ContextMenu.Trigger>Area</kit.ContextMenu.Trigger>
      <kit.ContextMenu.Content {...probe} />
    </kit.ContextMenu.Root>
  ),
  'ContextMenu.Item': (probe) => inContextMenu(<kit.ContextMenu.Item {...probe} />),
  'ContextMenu.Label': (probe) => inContextMenu(<kit.ContextMenu.Label {...probe} />),
  'ContextMenu.RadioGroup': (probe) => inContextMenu(<kit.ContextMenu.RadioGroup {...probe} />),
  'ContextMenu.RadioItem': (probe) =>
    inContextMenu(
      <kit.ContextMenu.RadioGroup>
        <kit.ContextMenu.RadioItem value="one" {...probe} />
      </kit.ContextMenu.RadioGroup>,
    ),
  'ContextMenu.Separator': (probe) => inContextMenu(<kit.ContextMenu.Separator {...probe} />),
  'ContextMenu.Trigger': (probe) => (
    <kit.ContextMenu.Root>
      <kit.ContextMenu.Trigger {...probe} />
    </kit.ContextMenu.Root>
  ),
  'Dialog.Body': (probe) => inDialog(<kit.Dialog.Body {...probe} />),
  'Dialog.Close': (probe) => inDialog(<kit.Dialog.Close {...probe} />),
  'Dialog.Content': (probe) => (
    <kit.Dialog.Root open modal={false}>
      <kit.Dialog.Content aria-describedby={undefined} {...probe}>
        <kit.Dialog.Title>Title</kit.Dialog.Title>
      </kit.Dialog.Content>
    </kit.Dialog.Root>
  ),
  'Dialog.Description': (probe) => inDialog(<kit.Dialog.Description {...probe} />),
  'Dialog.Footer': (probe) => inDialog(<kit.Dialog.Footer {...probe} />),
  'Dialog.Header': (probe) => inDialog(<kit.Dialog.Header {...probe} />),
  'Dialog.Title': (probe) => titled(<kit.Dialog.Title {...probe}>Title</kit.Dialog.Title>),
  'Dialog.Trigger': (probe) => (
    <kit.Dialog.Root>
      <kit.Dialog.Trigger {...probe} />
    </kit.Dialog.Root>
  ),
  'DropdownMenu.CheckboxItem': (probe) => inMenu(<kit.DropdownMenu.CheckboxItem {...probe} />),
  'DropdownMenu.Content': (probe) => (
    <kit.DropdownMenu.Root open modal={false}>
      <kit.DropdownMenu.Trigger>Open</kit.DropdownMenu.Trigger>
      <kit.DropdownMenu.Content {...probe} />
    </kit.DropdownMenu.Root>
  ),
  'DropdownMenu.Item': (probe) => inMenu(<kit.DropdownMenu.Item {...probe} />),
  'DropdownMenu.Label': (probe) => inMenu(<kit.DropdownMenu.Label {...probe} />),
  'DropdownMenu.RadioGroup': (probe) => inMenu(<kit.DropdownMenu.RadioGroup {...probe} />),
  'DropdownMenu.RadioItem': (probe) =>
    inMenu(
      <kit.DropdownMenu.RadioGroup>
        <kit.DropdownMenu.RadioItem value="one" {...probe} />
      </kit.DropdownMenu.RadioGroup>,
    ),
  'DropdownMenu.Separator': (probe) => inMenu(<kit.DropdownMenu.Separator {...probe} />),
  'DropdownMenu.Trigger': (probe) => (
    <kit.DropdownMenu.Root>
      <kit.DropdownMenu.Trigger {...probe} />
    </kit.DropdownMenu.Root>
  ),
  EmptyState: (probe) => <kit.EmptyState icon={icon} title="No offers yet" {...probe} />,
  ErrorState: (probe) => <kit.ErrorState title="The offers did not load" {...probe} />,
  Flag: (probe) => <kit.Flag code="se" {...probe} />,
  'HoverCard.Content': (probe) => (
    <kit.HoverCard.Root open>
      <kit.HoverCard.Trigger href="#havn">Havn & Co</kit.HoverCard.Trigger>
      <kit.HoverCard.Content {...probe} />
    </kit.HoverCard.Root>
  ),
  'HoverCard.Trigger': (probe) => (
    <kit.HoverCard.Root>
      <kit.HoverCard.Trigger href="#havn" {...probe} />
    </kit.HoverCard.Root>
  ),
  IconButton: (probe) => <kit.IconButton label="Edit" icon={icon} {...probe} />,
  Pagination: (probe) => <kit.Pagination count={60} {...probe} />,
  'Popover.Anchor': (probe) => (
    <kit.Popover.Root>
      <kit.Popover.Anchor {...probe} />
    </kit.Popover.Root>
  ),
  'Popover.Close': (probe) => (
    <kit.Popover.Root open>
      <kit.Popover.Content aria-label="Dates">
        <kit.Popover.Close {...probe} />
      </kit.Popover.Content>
    </kit.Popover.Root>
  ),
  'Popover.Content': (probe) => (
    <kit.Popover.Root open>
      <kit.Popover.Trigger>Dates</kit.Popover.Trigger>
      <kit.Popover.Content aria-label="Dates" {...probe} />
    </kit.Popover.Root>
  ),
  'Popover.Trigger': (probe) => (
    <kit.Popover.Root>
      <kit.Popover.Trigger {...probe} />
    </kit.Popover.Root>
  ),
  ProgressBar: (probe) => <kit.ProgressBar label="Uploading" {...probe} />,
  'SideSheet.Body': (probe) => inDialog(<kit.SideSheet.Body {...probe} />),
  'SideSheet.Content': (probe) => (
    <kit.SideSheet.Root open modal={false}>
      <kit.SideSheet.Content aria-describedby={undefined} {...probe}>
        <kit.SideSheet.Title>Title</kit.SideSheet.Title>
      </kit.SideSheet.Content>
    </kit.SideSheet.Root>
  ),
  'SideSheet.Description': (probe) => inDialog(<kit.SideSheet.Description {...probe} />),
  'SideSheet.Footer': (probe) => inDialog(<kit.SideSheet.Footer {...probe} />),
  'SideSheet.Header': (probe) => inDialog(<kit.SideSheet.Header {...probe} />),
  'SideSheet.Title': (probe) => titled(<kit.SideSheet.Title {...probe}>Title</kit.SideSheet.Title>),
  StatusBadge: (probe) => <kit.StatusBadge status="Active" {...probe} />,
  'Tabs.List': (probe) => inTabs(<kit.Tabs.List {...probe} />),
  'Tabs.Panel': (probe) => inTabs(<kit.Tabs.Panel value="one" {...probe} />),
  'Tabs.Tab': (probe) =>
    inTabs(
      <kit.Tabs.List>
        <kit.Tabs.Tab value="one" {...probe} />
      </kit.Tabs.List>,
    ),
  Toaster: (probe) => <kit.Toaster toasts={kit.createToasts()} {...probe} />,
  'ToggleGroup.Item': (probe) => (
    <kit.ToggleGroup.Root aria-label="Format">
      <kit.ToggleGroup.Item value="bold" {...probe} />
    </kit.ToggleGroup.Root>
  ),
  Tooltip: (probe) => (
    <kit.Tooltip content="Edit" open {...probe}>
      <button type="button">Edit</button>
    </kit.Tooltip>
  ),
}
