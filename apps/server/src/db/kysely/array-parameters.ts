import {
  BinaryOperationNode,
  FunctionNode,
  type KyselyPlugin,
  OperationNodeTransformer,
  OperatorNode,
  PrimitiveValueListNode,
  ValueNode,
} from 'kysely'

/**
 * Turns `in` over a list of values into one array parameter: `id = any($1)`. A statement of PostgreSQL has at most 65,535
 * parameters, and one of its text for each length would be planned anew.
 */
class ListsAsArrays extends OperationNodeTransformer {
  protected override transformBinaryOperation(node: BinaryOperationNode): BinaryOperationNode {
    const { leftOperand, operator, rightOperand } = super.transformBinaryOperation(node)
    const name = OperatorNode.is(operator) ? operator.operator : undefined
    if ((name !== 'in' && name !== 'not in') || !PrimitiveValueListNode.is(rightOperand)) {
      return BinaryOperationNode.create(leftOperand, operator, rightOperand)
    }
    const [comparison, over] = name === 'in' ? (['=', 'any'] as const) : (['<>', 'all'] as const)
    const list = FunctionNode.create(over, [ValueNode.create([...rightOperand.values])])
    return BinaryOperationNode.create(leftOperand, OperatorNode.create(comparison), list)
  }
}

const transformer = new ListsAsArrays()

export const arrayParameters: KyselyPlugin = {
  transformQuery: ({ node }) => transformer.transformNode(node),
  transformResult: async ({ result }) => result,
}
