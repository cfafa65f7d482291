export {
  Accordion as Root,
  AccordionContent as Content,
  AccordionItem as Item,
  AccordionTrigger as Trigger,
} from './accordion'
