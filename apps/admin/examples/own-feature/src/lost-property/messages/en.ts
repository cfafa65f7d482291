export const en = {
  lostProperty: {
    title: 'Lost property',
    new: 'New item',
    what: 'Item',
    where: 'Where it was found',
    required: 'Enter what it is',
    kept: ({ name }: { name: string }) => `“${name}” is kept at the information desk.`,
    empty: 'No lost property yet',
  },
}
