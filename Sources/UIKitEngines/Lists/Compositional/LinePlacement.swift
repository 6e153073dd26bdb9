import CoreGraphics

/// A solved part of a line.
struct LineChild {
    var template: LayoutTemplate
    var shape: GroupShape
    var firstItem: Int

    func outerMain(_ axis: FlowAxis) -> CGFloat {
        template.edges.before(axis).length + axis.main(shape.size) + template.edges.after(axis).length
    }

    func outerCross(_ axis: FlowAxis) -> CGFloat {
        template.edges.before(axis.other).length + axis.cross(shape.size) + template.edges.after(axis.other).length
    }
}

/// The positions of a line's parts, computed from their sizes. Flexible distances share the remaining length equally.
struct LinePlacement {
    private(set) var points: [CGPoint] = []
    private(set) var size: CGSize

    /// Computes the positions of the parts of a line.
    ///
    /// - Parameters:
    ///   - main: The length of the line; `nil` for the length of its parts.
    ///   - cross: The thickness of the line; `nil` for that of its thickest part.
    init(_ line: LayoutTemplate.Line, _ children: [LineChild], main: CGFloat?, cross: CGFloat?, limit: Int) {
        let axis = line.axis
        let gaps = CGFloat(max(0, children.count - 1))
        let used = children.reduce(0) { $0 + $1.outerMain(axis) } + gaps * line.spacing.length
        let thickness = cross ?? children.filter { $0.firstItem < limit }.map { $0.outerCross(axis) }.max() ?? 0
        let edges = children.reduce(0) { $0 + Self.flexible($1, axis) }
        let flexibleCount = (line.spacing.isFlexible ? gaps : 0) + CGFloat(edges)
        let flexibleLength = flexibleCount > 0 ? max(0, (main ?? used) - used) / flexibleCount : 0
        var position: CGFloat = 0
        for child in children {
            let before = child.template.edges.before(axis)
            let after = child.template.edges.after(axis)
            position += before.length + (before.isFlexible ? flexibleLength : 0)
            points.append(axis.point(main: position, cross: Self.cross(of: child, axis, in: thickness)))
            position += axis.main(child.shape.size) + after.length + (after.isFlexible ? flexibleLength : 0)
            position += line.spacing.length + (line.spacing.isFlexible ? flexibleLength : 0)
        }
        size = axis.size(main: main ?? used, cross: thickness)
    }

    private static func flexible(_ child: LineChild, _ axis: FlowAxis) -> Int {
        (child.template.edges.before(axis).isFlexible ? 1 : 0) + (child.template.edges.after(axis).isFlexible ? 1 : 0)
    }

    private static func cross(of child: LineChild, _ axis: FlowAxis, in thickness: CGFloat) -> CGFloat {
        let before = child.template.edges.before(axis.other)
        let count = flexible(child, axis.other)
        guard before.isFlexible, count > 0 else { return before.length }
        return before.length + max(0, thickness - child.outerCross(axis)) / CGFloat(count)
    }
}
