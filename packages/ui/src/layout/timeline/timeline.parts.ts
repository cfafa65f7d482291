export { Timeline as Root, TimelineDay as Day, TimelineItem as Item } from './timeline'
