import * as kit from '../../exports'
import { swedish } from '../../internal/languages.fixture'
import type { Recipes } from '../probe'

/** Renders the field parts for the conformance tests. */
export const fieldParts: Recipes = {
  Calendar: (probe) => <kit.Calendar today="2026-11-21" {...probe} />,
  Checkbox: (probe) => <kit.Checkbox label="All" {...probe} />,
  ChipsField: (probe) => <kit.ChipsField label="Search words" {...probe} />,
  ColourField: (probe) => <kit.ColourField label="Background" {...probe} />,
  Combobox: (probe) => <kit.Combobox label="Shop" {...probe} />,
  DateField: (probe) => <kit.DateField label="From" {...probe} />,
  DatePicker: (probe) => <kit.DatePicker label="From" {...probe} />,
  DateRangePicker: (probe) => <kit.DateRangePicker label="Runs" {...probe} />,
  DateTimeField: (probe) => <kit.DateTimeField label="Starts" {...probe} />,
  Field: (probe) => <kit.Field label="Name" {...probe} />,
  LocalisedField: (probe) => <kit.LocalisedField label="Name" languages={[swedish]} {...probe} />,
  MonthPicker: (probe) => <kit.MonthPicker label="Month" {...probe} />,
  MultiSelect: (probe) => <kit.MultiSelect label="Categories" {...probe} />,
  NumberField: (probe) => <kit.NumberField label="Floor" {...probe} />,
  PasswordField: (probe) => <kit.PasswordField label="Password" {...probe} />,
  PinInput: (probe) => <kit.PinInput label="Code" {...probe} />,
  RadioGroup: (probe) => <kit.RadioGroup label="When tapped" options={[]} {...probe} />,
  RangeSlider: (probe) => <kit.RangeSlider label="Prices" {...probe} />,
  SegmentedControl: (probe) => <kit.SegmentedControl label="Period" options={[]} {...probe} />,
  Select: (probe) => <kit.Select label="Status" options={[]} {...probe} />,
  Slider: (probe) => <kit.Slider label="Volume" {...probe} />,
  Switch: (probe) => <kit.Switch label="Active" {...probe} />,
  TextArea: (probe) => <kit.TextArea label="Description" {...probe} />,
  TextField: (probe) => <kit.TextField label="Name" {...probe} />,
  TimeField: (probe) => <kit.TimeField label="Time" {...probe} />,
  UrlField: (probe) => <kit.UrlField label="Website" {...probe} />,
  YearPicker: (probe) => <kit.YearPicker label="Opened" {...probe} />,
}
