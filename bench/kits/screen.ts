/** The same screen in every kit: a form, and a dialog with one more field. */
export const names = {
  fields: Array.from({ length: 40 }, (_, index) => `Field ${index + 1}`),
  selects: Array.from({ length: 10 }, (_, index) => `Select ${index + 1}`),
  checkboxes: Array.from({ length: 10 }, (_, index) => `Checkbox ${index + 1}`),
  switches: Array.from({ length: 10 }, (_, index) => `Switch ${index + 1}`),
  buttons: Array.from({ length: 20 }, (_, index) => `Button ${index + 1}`),
}

export const options = Array.from({ length: 12 }, (_, index) => `Option ${index + 1}`)

/** Names of the button that opens the dialog, and of the dialog. */
export const [openName, dialogName, dialogField] = ['Open', 'Details', 'Comment']
