import type { ComponentType } from 'react'
import * as kit from '../../exports'
import * as charts from '../../exports/charts'
import * as command from '../../exports/command'
import * as floorPlan from '../../exports/floor-plan'
import * as hours from '../../exports/hours'
import * as map from '../../exports/map'
import * as media from '../../exports/media'
import * as permissions from '../../exports/permissions'
import * as richText from '../../exports/rich-text'
import * as schedule from '../../exports/schedule'
import * as slideshow from '../../exports/slideshow'
import * as slideshowEditor from '../../exports/slideshow-editor'
import * as stations from '../../exports/stations'
import * as table from '../../exports/table'
import type { Probe, Recipes } from '../probe'
import { chartParts } from './charts'
import { fieldParts } from './fields'
import { floorPlanParts } from './floor-plan'
import { formParts } from './forms'
import { hoursParts } from './hours'
import { layoutParts } from './layout'
import { mapParts } from './map'
import { mediaParts } from './media'
import { permissionParts } from './permissions'
import { primitiveParts } from './primitives'
import { publishParts } from './publish'
import { richTextParts } from './rich-text'
import { scheduleParts } from './schedule'
import { slideshowParts } from './slideshow'
import { slideshowEditorParts } from './slideshow-editor'
import { stationParts } from './stations'
import { tableParts } from './table'
import { treeParts } from './tree'

export const recipes: Recipes = {
  ...chartParts,
  ...fieldParts,
  ...floorPlanParts,
  ...formParts,
  ...hoursParts,
  ...layoutParts,
  ...mapParts,
  ...mediaParts,
  ...permissionParts,
  ...scheduleParts,
  ...primitiveParts,
  ...publishParts,
  ...richTextParts,
  ...slideshowParts,
  ...slideshowEditorParts,
  ...stationParts,
  ...tableParts,
  ...treeParts,
}

export type Part = ComponentType<Probe>

const isNamespace = (value: unknown): value is Record<string, unknown> =>
  Object.prototype.toString.call(value) === '[object Module]'

/** Exports that start with a capital are parts: `Button`, `Dialog.Content`. */
function partsOf(module: object, prefix = ''): [string, Part][] {
  return Object.entries(module).flatMap(([name, value]): [string, Part][] => {
    if (isNamespace(value)) return partsOf(value, `${name}.`)
    return /^[A-Z][a-z]/.test(name) ? [[prefix + name, value as Part]] : []
  })
}

/** Parts that render nothing here, with the reason. */
const withoutElement: Record<string, string> = {
  'AppShell.MenuButton': 'drawn on phones only',
  'ContentForm.Conflict': 'drawn while two versions of a record differ',
  'ContentForm.Draft': 'drawn while words of before are kept',
  'ContentForm.Errors': 'drawn while something is wrong',
  'ContentForm.Field': 'hands everything to the control that it is given',
  'ContentForm.Fields': 'draws the fields and groups of a description',
  'ContentForm.Languages': 'drawn for more than one language',
  'ContentForm.Value': 'hands a value on',
  'ContextMenu.Root': 'holds whether it is open',
  'Dialog.Root': 'holds whether it is open',
  'DropdownMenu.Root': 'holds whether it is open',
  'HoverCard.Root': 'holds whether it is open',
  KioskUiProvider: 'gives language and texts',
  FormFieldContext: 'is a context: tells the control inside which field it fills',
  'Popover.Root': 'holds whether it is open',
  'SideSheet.Root': 'holds whether it is open',
}

/**
 * Fields put the caller's class on the element around label, control and message; ref and other props go to the
 * control.
 */
export const aroundControl = new Set([
  'UrlField',
  'TextArea',
  'ColourField',
  'ChipsField',
  'Combobox',
  'DataTable.Search',
  'DateField',
  'DatePicker',
  'DateRangePicker',
  'DateTimeField',
  'FileButton',
  'ImageField',
  'LocalisedField',
  'MapPicker',
  'MonthPicker',
  'MultiSelect',
  'NumberField',
  'PasswordField',
  'PinInput',
  'RadioGroup',
  'RangeSlider',
  'RichTextEditor',
  'SearchField',
  'SegmentedControl',
  'Select',
  'Slider',
  'Switch',
  'TextField',
  'TimeField',
  'YearPicker',
])

/** Every exported part that renders an element. */
export const parts = [
  ...partsOf(kit),
  ...partsOf(charts),
  ...partsOf(command),
  ...partsOf(floorPlan),
  ...partsOf(hours),
  ...partsOf(map),
  ...partsOf(media),
  ...partsOf(permissions),
  ...partsOf(richText),
  ...partsOf(schedule),
  ...partsOf(slideshow),
  ...partsOf(slideshowEditor),
  ...partsOf(stations),
  ...partsOf(table),
].filter(([name]) => !(name in withoutElement))
