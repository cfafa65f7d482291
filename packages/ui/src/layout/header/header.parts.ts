export { Breadcrumb as Crumb } from '../../primitives/breadcrumbs/breadcrumbs'
export { HeaderBreadcrumbs as Breadcrumbs } from './header-breadcrumbs'
export { HeaderPreview as Preview, HeaderPublish as Publish } from './header-publish'
export { HeaderActions as Actions, HeaderDivider as Divider, HeaderRoot as Root } from './header-root'
