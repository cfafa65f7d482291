export {
  SideSheet as Root,
  SideSheetBody as Body,
  SideSheetContent as Content,
  SideSheetDescription as Description,
  SideSheetFooter as Footer,
  SideSheetHeader as Header,
  SideSheetTitle as Title,
} from './side-sheet'
