export const navButton =
  'kui:pointer-events-auto kui:z-1 kui:grid kui:size-8 kui:pointer-coarse:size-11 kui:cursor-pointer kui:place-items-center kui:rounded-md kui:border-0 kui:bg-transparent kui:p-0 kui:text-fg-muted kui:hover:bg-hover kui:focus-visible:shadow-ring kui:outline-none kui:aria-disabled:cursor-default kui:aria-disabled:text-fg-disabled'

/** Classes for react-day-picker; cells have data attributes for their states. */
export const calendarClasses = {
  months: 'kui:relative kui:flex kui:gap-6',
  month_caption: 'kui:mb-2 kui:flex kui:h-8 kui:items-center kui:justify-center',
  dropdowns: 'kui:flex kui:gap-1',
  dropdown_root: 'kui:relative kui:inline-flex kui:items-center',
  dropdown: 'kui:absolute kui:inset-0 kui:cursor-pointer kui:opacity-0 kui:peer',
  caption_label:
    'kui:inline-flex kui:items-center kui:gap-1 kui:rounded-sm kui:px-1.5 kui:text-sm kui:font-medium kui:text-fg-strong kui:[select:focus-visible+&]:shadow-ring',
  nav: 'kui:absolute kui:inset-x-0 kui:top-0 kui:flex kui:justify-between kui:pointer-events-none',
  button_previous: navButton,
  button_next: navButton,
  month_grid: 'kui:border-separate kui:border-spacing-0',
  weekday: 'kui:h-7 kui:w-9 kui:text-xs kui:font-medium kui:text-fg-subtle',
  day: [
    'kui:group/day kui:p-px kui:data-[range]:bg-accent-soft',
    'kui:data-[range=start]:rounded-s-sm kui:data-[range=end]:rounded-e-sm',
  ].join(' '),
  day_button: [
    'kui:grid kui:size-9 kui:pointer-coarse:size-11 kui:cursor-pointer kui:place-items-center kui:rounded-sm kui:border-0 kui:bg-transparent kui:p-0 kui:font-sans kui:text-sm kui:text-fg kui:tabular-nums kui:outline-none kui:hover:bg-hover kui:relative kui:focus-visible:z-1 kui:focus-visible:shadow-ring',
    'kui:group-data-[outside]/day:text-fg-subtle kui:group-data-[today]/day:font-bold kui:group-data-[today]/day:shadow-[inset_0_0_0_1.5px_var(--k-fg-strong)]',
    'kui:group-data-[chosen]/day:bg-accent kui:group-data-[chosen]/day:font-bold kui:group-data-[chosen]/day:text-accent-fg',
    // selected days are marked by background only, which forced colours remove
    'kui:group-data-[chosen]/day:forced-colors:forced-color-adjust-none kui:group-data-[chosen]/day:forced-colors:bg-[Highlight] kui:group-data-[chosen]/day:forced-colors:text-[HighlightText]',
    'kui:group-data-[disabled]/day:cursor-default kui:group-data-[disabled]/day:text-fg-disabled',
  ].join(' '),
} as const
