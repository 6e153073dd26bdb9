import CoreGraphics

/// The lines of one section. Positions along the axis are relative to the start of the section's items.
enum FlowLines: Sendable {
    case grid(FlowGrid)
    case ragged(FlowRaggedLines)

    init(section: FlowSection, axis: FlowAxis, available: CGFloat) {
        switch section.sizes {
        case .uniform(let size, let count):
            self = .grid(
                FlowGrid(
                    count: count, itemMain: axis.main(size), itemCross: axis.cross(size), available: available,
                    lineSpacing: section.lineSpacing, itemSpacing: section.itemSpacing))
        case .each(let sizes):
            self = .ragged(
                FlowRaggedLines(
                    sizes: sizes, axis: axis, available: available, lineSpacing: section.lineSpacing,
                    itemSpacing: section.itemSpacing))
        }
    }

    /// The extent along the axis, in points.
    var length: CGFloat {
        switch self {
        case .grid(let grid): grid.length
        case .ragged(let lines): lines.length
        }
    }

    func itemFrame(of item: Int) -> FlowItemFrame {
        switch self {
        case .grid(let grid): grid.itemFrame(of: item)
        case .ragged(let lines): lines.itemFrame(of: item)
        }
    }

    /// Returns the items whose lines intersect `start..<end` on the axis.
    func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        switch self {
        case .grid(let grid): grid.items(from: start, to: end)
        case .ragged(let lines): lines.items(from: start, to: end)
        }
    }
}
