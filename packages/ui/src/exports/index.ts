export { Calendar, type CalendarProps } from '../fields/calendar/calendar'
export { Checkbox, type CheckboxProps } from '../fields/checkbox/checkbox'
export { ChipsField, type ChipsFieldProps } from '../fields/chips-field/chips-field'
export { ColourField, type ColourFieldProps, type Swatch } from '../fields/colour-field/colour-field'
export type { ComboboxOption } from '../fields/combobox/choices'
export { Combobox, type ComboboxProps } from '../fields/combobox/combobox'
export { DateField, type DateFieldProps } from '../fields/date-field/date-field'
export { DatePicker, type DatePickerProps } from '../fields/date-picker/date-picker'
export {
  DateRangePicker,
  type DateRangePickerProps,
  type DateRangePreset,
} from '../fields/date-range-picker/date-range-picker'
export { Field, type FieldOwnProps, type FieldProps } from '../fields/field/field'
export { type FieldControl, useFieldControl } from '../fields/field/field-context'
export { LocalisedField, type LocalisedFieldProps, type LocalisedText } from '../fields/localised-field/localised-field'
export { MultiSelect, type MultiSelectProps } from '../fields/multi-select/multi-select'
export { NumberField, type NumberFieldProps } from '../fields/number-field/number-field'
export { PasswordField, type PasswordFieldProps } from '../fields/password-field/password-field'
export { RadioGroup, type RadioGroupProps, type RadioOption } from '../fields/radio-group/radio-group'
export { SearchField, type SearchFieldProps } from '../fields/search-field/search-field'
export {
  type Segment,
  SegmentedControl,
  type SegmentedControlProps,
} from '../fields/segmented-control/segmented-control'
export { Select, type SelectOption, type SelectProps } from '../fields/select/select'
export { Switch, type SwitchProps } from '../fields/switch/switch'
export { TextArea, type TextAreaProps } from '../fields/text-area/text-area'
export { TextField, type TextFieldProps } from '../fields/text-field/text-field'
export { TimeField, type TimeFieldProps } from '../fields/time-field/time-field'
export { UrlField, type UrlFieldProps } from '../fields/url-field/url-field'
export * as ContentForm from '../forms/content-form/content-form.parts'
export type { FormFieldControl } from '../forms/content-form/content-form-field'
export type {
  FormDescription,
  FormFieldDescription,
  FormGroupDescription,
} from '../forms/content-form/content-form-fields'
export {
  type ContentFormState,
  type SubmitOutcome,
  type UseContentFormProps,
  useContentForm,
} from '../forms/content-form/use-content-form'
export type { DraftOptions } from '../forms/draft'
export type { FormIssue, Rule } from '../forms/issues'
export { UnsavedDialog, type UnsavedDialogProps } from '../forms/unsaved-dialog/unsaved-dialog'
export { useUnsavedGuard } from '../forms/unsaved-dialog/use-unsaved-guard'
export { FormFieldContext, type FormFieldContextValue, useFormField } from '../internal/form-field'
export type { KeyStorage } from '../internal/key-storage'
export * as AppShell from '../layout/app-shell/app-shell.parts'
export { type Shell, useShell } from '../layout/app-shell/use-shell'
export * as BulkBar from '../layout/bulk-bar/bulk-bar.parts'
export { DashboardTile, type DashboardTileProps } from '../layout/dashboard/dashboard-tile'
export { DirectoryBoard } from '../layout/dashboard/directory-board'
export * as Header from '../layout/header/header.parts'
export { type Language, LanguagePicker, type LanguagePickerProps } from '../layout/language-picker/language-picker'
export { LogoUpload, type LogoUploadProps } from '../layout/logo-upload/logo-upload'
export { type Mall, MallSwitcher, type MallSwitcherProps } from '../layout/mall-switcher/mall-switcher'
export { PageHeader, type PageHeaderProps } from '../layout/page-header/page-header'
export * as Sidebar from '../layout/sidebar/sidebar.parts'
export { StationLine, type StationLineProps } from '../layout/station-line/station-line'
export { Avatar, type AvatarProps } from '../primitives/avatar/avatar'
export { Badge, type BadgeProps } from '../primitives/badge/badge'
export * as Breadcrumbs from '../primitives/breadcrumbs/breadcrumbs.parts'
export { Button, type ButtonProps } from '../primitives/button/button'
export { IconButton, type IconButtonProps } from '../primitives/button/icon-button'
export * as Card from '../primitives/card/card.parts'
export { CommandButton, type CommandButtonProps } from '../primitives/command-palette/command-button'
export { type UseCommandPaletteProps, useCommandPalette } from '../primitives/command-palette/use-command-palette'
export { ConfirmDialog, type ConfirmDialogProps } from '../primitives/confirm-dialog/confirm-dialog'
export * as Dialog from '../primitives/dialog/dialog.parts'
export * as DropdownMenu from '../primitives/dropdown-menu/dropdown-menu.parts'
export { EmptyState, type EmptyStateProps } from '../primitives/empty-state/empty-state'
export { ErrorState, type ErrorStateProps } from '../primitives/error-state/error-state'
export { Flag, type FlagCode, type FlagProps } from '../primitives/flag/flag'
export { Kbd, type KbdProps } from '../primitives/kbd/kbd'
export { Link, type LinkProps } from '../primitives/link/link'
export { Note, type NoteProps } from '../primitives/note/note'
export { Pagination, type PaginationProps } from '../primitives/pagination/pagination'
export { PendingCount, type PendingCountProps } from '../primitives/pending-count/pending-count'
export { Plate, type PlateProps } from '../primitives/plate/plate'
export * as Popover from '../primitives/popover/popover.parts'
export { ProgressBar, type ProgressBarProps } from '../primitives/progress-bar/progress-bar'
export * as SideSheet from '../primitives/side-sheet/side-sheet.parts'
export { Skeleton, type SkeletonProps } from '../primitives/skeleton/skeleton'
export { Spinner, type SpinnerProps } from '../primitives/spinner/spinner'
export { StatusBadge, type StatusBadgeProps, type StatusName } from '../primitives/status-badge/status-badge'
export * as Tabs from '../primitives/tabs/tabs.parts'
export { Toaster, type ToasterProps } from '../primitives/toast/toast'
export {
  createToasts,
  type ToastKind,
  type ToastMessage,
  type Toasts,
  toastTimeout,
} from '../primitives/toast/toast-store'
export { Tooltip, type TooltipProps } from '../primitives/tooltip/tooltip'
export { ChangeList, type ChangeListProps } from '../publish/changes/change-list'
export { ChangeMark, type ChangeMarkProps } from '../publish/changes/change-mark'
export * as PublishPanel from '../publish/panel/publish-panel.parts'
export { DeliveryLine, type DeliveryLineProps } from '../publish/stations/delivery-line'
export { type KioskUiContext, useKioskUi } from '../theme/context'
export { KioskUiProvider, type KioskUiProviderProps } from '../theme/kiosk-ui-provider'
