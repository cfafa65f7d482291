import { cva } from 'class-variance-authority'

const slide =
  'kui:z-(--k-z-sheet) kui:data-[state=open]:animate-[kui-slide_var(--k-dur-3)_var(--k-ease-out)] kui:data-[state=closed]:animate-[kui-slide-away_var(--k-dur-2)_var(--k-ease-in)_forwards]'

/** Classes of dialogs and sheets. A dialog lies above a sheet. */
export const dialogContent = cva(
  'kui:fixed kui:flex kui:max-w-[calc(100vw-1rem)] kui:flex-col kui:overflow-hidden kui:rounded-xl kui:bg-raised kui:shadow-3 kui:focus:outline-none',
  {
    variants: {
      size: { small: '', normal: '', large: '', full: '' },
      place: {
        centre: [
          'kui:top-1/2 kui:left-1/2 kui:z-(--k-z-dialog) kui:max-h-[calc(100dvh-1rem)] kui:-translate-x-1/2 kui:-translate-y-1/2',
          'kui:data-[state=open]:animate-[kui-rise_var(--k-dur-3)_var(--k-ease-out)] kui:data-[state=closed]:animate-[kui-leave_var(--k-dur-2)_var(--k-ease-in)_forwards]',
        ],
        start: [slide, 'kui:inset-y-2 kui:start-2 kui:[--kui-slide:calc(-24px*var(--kui-towards-end,1))_0]'],
        end: [slide, 'kui:inset-y-2 kui:end-2'],
        top: [slide, 'kui:inset-x-2 kui:top-2 kui:max-h-[calc(100dvh-1rem)] kui:[--kui-slide:0_-24px]'],
        bottom: [slide, 'kui:inset-x-2 kui:bottom-2 kui:max-h-[calc(100dvh-1rem)] kui:[--kui-slide:0_24px]'],
      },
    },
    compoundVariants: [
      { place: ['centre', 'start', 'end'], size: 'small', class: 'kui:w-100' },
      { place: ['centre', 'start', 'end'], size: 'normal', class: 'kui:w-140' },
      { place: ['centre', 'start', 'end'], size: 'large', class: 'kui:w-276' },
      { place: ['centre', 'start', 'end'], size: 'full', class: 'kui:w-full' },
      { place: ['top', 'bottom'], size: 'small', class: 'kui:h-60' },
      { place: ['top', 'bottom'], size: 'normal', class: 'kui:h-100' },
      { place: ['top', 'bottom'], size: 'large', class: 'kui:h-[75dvh]' },
      { place: ['centre', 'top', 'bottom'], size: 'full', class: 'kui:h-full' },
    ],
    defaultVariants: { size: 'small', place: 'centre' },
  },
)

export const dialogScrim = cva(
  'kui:fixed kui:inset-0 kui:bg-scrim kui:data-[state=open]:animate-[kui-fade_var(--k-dur-3)_var(--k-ease-out)] kui:data-[state=closed]:animate-[kui-leave_var(--k-dur-2)_var(--k-ease-in)_forwards]',
  {
    variants: { sheet: { false: 'kui:z-(--k-z-dialog)', true: 'kui:z-(--k-z-sheet)' } },
    defaultVariants: { sheet: false },
  },
)
