export { HoverCard as Root, HoverCardContent as Content, HoverCardTrigger as Trigger } from './hover-card'
