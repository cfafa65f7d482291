import { cva } from 'class-variance-authority'

/** Classes of dialogs and sheets. A dialog lies above a sheet. */
export const dialogContent = cva(
  'kui:fixed kui:flex kui:max-w-[calc(100vw-1rem)] kui:flex-col kui:overflow-hidden kui:rounded-xl kui:bg-raised kui:shadow-3 kui:focus:outline-none',
  {
    variants: {
      size: {
        small: 'kui:w-100',
        form: 'kui:w-140',
        sheet: 'kui:w-276',
      },
      place: {
        centre: [
          'kui:top-1/2 kui:left-1/2 kui:z-(--k-z-dialog) kui:max-h-[calc(100dvh-1rem)] kui:-translate-x-1/2 kui:-translate-y-1/2',
          'kui:data-[state=open]:animate-[kui-rise_var(--k-dur-3)_var(--k-ease-out)] kui:data-[state=closed]:animate-[kui-leave_var(--k-dur-2)_var(--k-ease-in)_forwards]',
        ],
        side: [
          'kui:inset-y-2 kui:end-2 kui:z-(--k-z-sheet)',
          'kui:data-[state=open]:animate-[kui-slide_var(--k-dur-3)_var(--k-ease-out)] kui:data-[state=closed]:animate-[kui-slide-away_var(--k-dur-2)_var(--k-ease-in)_forwards]',
        ],
      },
    },
    defaultVariants: { size: 'small', place: 'centre' },
  },
)

export const dialogScrim = cva(
  'kui:fixed kui:inset-0 kui:bg-scrim kui:data-[state=open]:animate-[kui-fade_var(--k-dur-3)_var(--k-ease-out)] kui:data-[state=closed]:animate-[kui-leave_var(--k-dur-2)_var(--k-ease-in)_forwards]',
  {
    variants: { place: { centre: 'kui:z-(--k-z-dialog)', side: 'kui:z-(--k-z-sheet)' } },
    defaultVariants: { place: 'centre' },
  },
)
