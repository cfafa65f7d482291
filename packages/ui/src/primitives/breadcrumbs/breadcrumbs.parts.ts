export {
  Breadcrumb as Item,
  BreadcrumbMore as More,
  BreadcrumbMoreItem as MoreItem,
  Breadcrumbs as Root,
} from './breadcrumbs'
