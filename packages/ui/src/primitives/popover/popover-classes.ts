/** Classes of the windows of popovers and hover cards. */
export const popoverContent = [
  'kui:z-(--k-z-menu) kui:rounded-lg kui:bg-raised kui:p-3 kui:shadow-2 kui:focus:outline-none',
  'kui:data-[state=open]:animate-[kui-rise_var(--k-dur-2)_var(--k-ease-out)] kui:data-[state=closed]:animate-[kui-leave_var(--k-dur-1)_var(--k-ease-in)_forwards]',
]
