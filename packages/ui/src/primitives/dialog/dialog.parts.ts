export {
  Dialog as Root,
  DialogBody as Body,
  DialogClose as Close,
  DialogContent as Content,
  DialogDescription as Description,
  DialogFooter as Footer,
  DialogHeader as Header,
  DialogTitle as Title,
  DialogTrigger as Trigger,
} from './dialog'
