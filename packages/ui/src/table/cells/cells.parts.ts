export {
  DateCell as Date,
  EditedCell as Edited,
  LocalisedCell as Localised,
  PendingMark,
  TitleCell as Title,
} from './cells'
export { LinksCell as Links } from './cells-links'
export { ImageCell as Image, UserCell as User } from './cells-media'
export { HoursTodayCell as HoursToday, NumberCell as Number } from './cells-values'
