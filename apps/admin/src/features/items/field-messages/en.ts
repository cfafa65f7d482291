/** The fields of shops, restaurants and service companies: they are the same. */
export const en = {
  name: 'Name',
  description: 'Description',
  searchKeys: 'Search words',
  categoryIds: 'Categories',
  siteUrl: 'Website',
  phone: 'Phone',
  address: 'Address',
  location: 'On the map',
  areaId: 'Area ID',
  openingHours: 'Opening hours',
  logoId: 'Logo',
  imageId: 'Picture',
  popup: 'When tapped',
}
