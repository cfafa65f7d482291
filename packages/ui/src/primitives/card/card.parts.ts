export {
  Card as Root,
  CardBody as Body,
  CardFooter as Footer,
  CardHeader as Header,
  CardRow as Row,
  CardRows as Rows,
  CardTitle as Title,
} from './card'
