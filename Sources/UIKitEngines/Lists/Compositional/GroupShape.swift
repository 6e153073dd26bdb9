import CoreGraphics

/// The frames of the items of one group, in points from the group's upper leading corner.
package struct GroupShape: Equatable, Sendable {
    package struct Item: Equatable, Sendable {
        package var frame: CGRect
        package var zIndex = 0
        /// Whether the cell determines its own width.
        package var selfSizesWidth = false
        package var selfSizesHeight = false
    }

    package struct Supplement: Equatable, Sendable {
        package var kind: String
        /// The item to which the supplement is attached. For a group's supplement, the first item of the group.
        package var itemIndex: Int
        package var frame: CGRect
        package var zIndex: Int
    }

    package var size: CGSize
    package var items: [Item] = []
    package var supplements: [Supplement] = []

    mutating func add(_ other: GroupShape, at point: CGPoint) {
        for var item in other.items {
            item.frame = item.frame.offsetBy(dx: point.x, dy: point.y)
            items.append(item)
        }
        for var supplement in other.supplements {
            supplement.frame = supplement.frame.offsetBy(dx: point.x, dy: point.y)
            supplements.append(supplement)
        }
    }

    /// Returns a shape with only the first `count` items and their supplements.
    package func prefix(_ count: Int) -> GroupShape {
        guard items.count > count else { return self }
        var result = GroupShape(size: size)
        result.items = Array(items.prefix(count))
        result.supplements = supplements.filter { $0.itemIndex < count }
        return result
    }
}
