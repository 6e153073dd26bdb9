/// Something a flow layout gives a place to.
package enum FlowElement: Hashable, Sendable {
    case item(section: Int, item: Int)
    case header(section: Int)
    case footer(section: Int)
}
