export {
  Popover as Root,
  PopoverAnchor as Anchor,
  PopoverClose as Close,
  PopoverContent as Content,
  PopoverTrigger as Trigger,
} from './popover'
