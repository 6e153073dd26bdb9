/// An element that a flow layout places.
package enum FlowElement: Hashable, Sendable {
    case item(section: Int, item: Int)
    case header(section: Int)
    case footer(section: Int)
}
