import CoreGraphics

/// Computes the shape of one group from its template: the sizes, number and positions of its parts.
///
/// The solver walks the template recursively. An item resolves its size in its container, and a measured size replaces
/// an estimated size. A line solves its parts first. The number of parts is fixed, or it is the number of parts that
/// fit by their nominal or their measured sizes. If the line's thickness depends on its parts, fractional parts are
/// solved again with that thickness. Parts with a uniform size get the size of the largest uniform part, and
/// ``LinePlacement`` distributes the flexible space. The cost is proportional to the number of parts.
struct GroupSolver {
    /// The measured size of an item, by its index in the group.
    let measured: (Int) -> CGSize?
    /// The number of items available for the group.
    let limit: Int
    /// The index of the next item.
    private(set) var itemIndex = 0

    init(limit: Int, measured: @escaping (Int) -> CGSize?) {
        self.limit = limit
        self.measured = measured
    }

    static func shape(of template: LayoutTemplate, in container: CGSize, limit: Int, measured: @escaping (Int) -> CGSize?) -> GroupShape {
        var solver = GroupSolver(limit: limit, measured: measured)
        return solver.solve(template, in: container, bound: nil)
    }

    /// Returns the shape of a template in its container.
    ///
    /// - Parameter bound: The maximum of an estimated width.
    mutating func solve(_ template: LayoutTemplate, in container: CGSize, bound: CGFloat?) -> GroupShape {
        let first = itemIndex
        var shape: GroupShape
        switch template.content {
        case .item: shape = item(template, in: container, bound: bound)
        case .customItems(let frames): shape = custom(frames, template, in: container)
        case .line(let line): shape = solve(line, of: template, in: container)
        }
        let body = template.content == .item ? shape.items[0].frame : CGRect(origin: .zero, size: shape.size)
        for supplement in template.supplements {
            shape.supplements.append(
                .init(kind: supplement.kind, itemIndex: first, frame: supplement.frame(on: body), zIndex: supplement.zIndex))
        }
        return shape
    }

    private mutating func item(_ template: LayoutTemplate, in container: CGSize, bound: CGFloat?) -> GroupShape {
        var size = template.measure.resolved(in: container)
        if let measuredSize = measured(itemIndex) {
            if template.measure.width.isEstimated { size.width = measuredSize.width }
            if template.measure.height.isEstimated { size.height = measuredSize.height }
        }
        if let bound, template.measure.width.isEstimated { size.width = min(size.width, bound) }
        let insets = template.insets.applying(to: template.measure)
        var shape = GroupShape(size: size)
        let inner = insets.inset(size)
        shape.items = [
            .init(
                frame: CGRect(origin: CGPoint(x: insets.leading, y: insets.top), size: inner),
                selfSizesWidth: template.measure.width.isEstimated, selfSizesHeight: template.measure.height.isEstimated)
        ]
        itemIndex += 1
        return shape
    }

    private mutating func custom(_ frames: [LayoutTemplate.CustomItemFrame], _ template: LayoutTemplate, in container: CGSize) -> GroupShape
    {
        var shape = GroupShape(size: template.measure.resolved(in: container))
        shape.items = frames.map { .init(frame: $0.frame.standardized, zIndex: $0.zIndex) }
        itemIndex += frames.count
        return shape
    }

    // MARK: - Lines

    private mutating func solve(_ line: LayoutTemplate.Line, of template: LayoutTemplate, in container: CGSize) -> GroupShape {
        let start = itemIndex
        let outer = template.measure.resolved(in: container)
        let insets = template.insets.applying(to: template.measure)
        var inner = insets.inset(outer)
        var children = self.children(of: line, template, in: inner)
        let crossLength = crossExtent(of: children, line)
        // Some parts are a fraction of the thickness, which depends on the other parts.
        if template.measure.across(line.axis).isEstimated, crossLength != line.axis.cross(inner), line.hasCrossFractions {
            itemIndex = start
            inner = line.axis.size(main: line.axis.main(inner), cross: crossLength)
            children = self.children(of: line, template, in: inner)
        }
        equalizeUniformSizes(&children, along: line.axis)
        let fixedMain = template.measure.along(line.axis).isEstimated ? nil : line.axis.main(inner)
        let fixedCross = template.measure.across(line.axis).isEstimated ? nil : line.axis.cross(inner)
        let placement = LinePlacement(line, children, main: fixedMain, cross: fixedCross, limit: limit)
        var shape = GroupShape(size: .zero)
        for (child, point) in zip(children, placement.points) {
            shape.add(child.shape, at: CGPoint(x: point.x + insets.leading, y: point.y + insets.top))
        }
        shape.size = CGSize(width: placement.size.width + insets.width, height: placement.size.height + insets.height)
        return shape
    }

    /// Returns the extent of the parts across the line. Parts that depend on the line's thickness count only if there
    /// are no others.
    private func crossExtent(of children: [LineChild], _ line: LayoutTemplate.Line) -> CGFloat {
        let visible = children.filter { $0.firstItem < limit }
        let independent = visible.filter { !$0.template.measure.across(line.axis).isFraction(ofWidth: line.axis == .vertical) }
        return (independent.isEmpty ? visible : independent).map { $0.outerCross(line.axis) }.max() ?? 0
    }

    private mutating func children(of line: LayoutTemplate.Line, _ template: LayoutTemplate, in inner: CGSize) -> [LineChild] {
        guard !line.parts.isEmpty else { return [] }
        let isOpen = template.measure.along(line.axis).isEstimated
        let flows = template.isFlowing && line.count == nil && !isOpen
        if flows { return filled(line, in: inner) }
        let count = line.count ?? Self.nominalCount(of: line, in: inner)
        let partLength = sharedLength(line, count: count, in: inner, isOpen: isOpen)
        var children: [LineChild] = []
        for index in 0..<max(0, count) {
            if isOpen, itemIndex >= limit, index > 0 { break }
            children.append(child(line.parts[index % line.parts.count], line, in: inner, share: partLength, isOpen: isOpen))
        }
        return children
    }

    /// Returns a part of a line, solved within the line's inner size.
    ///
    /// - Parameter isOpen: Whether the length of the line is that of its parts.
    private mutating func child(
        _ part: LayoutTemplate, _ line: LayoutTemplate.Line, in inner: CGSize, share: CGFloat?, isOpen: Bool = false
    ) -> LineChild {
        let first = itemIndex
        var part = part
        if let share {
            if line.axis == .horizontal { part.measure.width = .absolute(share) } else { part.measure.height = .absolute(share) }
        }
        let bound = line.axis == .horizontal && !isOpen ? max(0, inner.width - part.edges.leading.length - part.edges.trailing.length) : nil
        return LineChild(template: part, shape: solve(part, in: inner, bound: bound), firstItem: first)
    }

    /// Returns as many parts as fit by their measured sizes.
    private mutating func filled(_ line: LayoutTemplate.Line, in inner: CGSize) -> [LineChild] {
        var children: [LineChild] = []
        var used: CGFloat = 0
        while itemIndex < limit || children.isEmpty {
            let savedIndex = itemIndex
            let next = child(line.parts[children.count % line.parts.count], line, in: inner, share: nil)
            let length = next.outerMain(line.axis) + (children.isEmpty ? 0 : line.spacing.length)
            guard children.isEmpty || used + length <= line.axis.main(inner) + Self.tolerance else {
                itemIndex = savedIndex
                break
            }
            children.append(next)
            used += length
            if length <= 0 || children.count >= Self.maximumParts { break }
        }
        return children
    }

    /// The tolerance for rounded fractions, so that three thirds of a width fit.
    static let tolerance: CGFloat = 0.01
    /// The maximum number of parts in one line.
    static let maximumParts = 10_000

    /// Returns how many parts fit by their nominal sizes.
    static func nominalCount(of line: LayoutTemplate.Line, in inner: CGSize) -> Int {
        let available = line.axis.main(inner)
        var used: CGFloat = 0
        var count = 0
        while count < maximumParts {
            let part = line.parts[count % line.parts.count]
            let nominalLength = part.measure.along(line.axis).resolved(in: inner)
            let length = nominalLength + part.edges.before(line.axis).length + part.edges.after(line.axis).length
            let gap = count == 0 ? 0 : line.spacing.length
            if count > 0, used + gap + length > available + tolerance { break }
            used += gap + length
            count += 1
            if gap + length <= 0, count >= line.parts.count { break }
        }
        return count
    }

    /// Returns the length of each part if the parts share the length, or if the parts with their own sizes do not fit;
    /// otherwise `nil`.
    private func sharedLength(_ line: LayoutTemplate.Line, count: Int, in inner: CGSize, isOpen: Bool) -> CGFloat? {
        guard line.count != nil, count > 0, !isOpen, let part = line.parts.first else { return nil }
        let edges = part.edges.before(line.axis).length + part.edges.after(line.axis).length
        let available = line.axis.main(inner) - line.spacing.length * CGFloat(count - 1) - edges * CGFloat(count)
        let dimension = part.measure.along(line.axis)
        let fits = dimension.isEstimated || dimension.resolved(in: inner) * CGFloat(count) <= available + Self.tolerance
        return line.sharesLength || !fits ? max(0, available / CGFloat(count)) : nil
    }

    /// Gives uniform items the size of the largest uniform item in the line.
    private func equalizeUniformSizes(_ children: inout [LineChild], along axis: FlowAxis) {
        let uniformWidth = children.filter { $0.template.measure.width.isUniform && $0.firstItem < limit }.map(\.shape.size.width).max()
        let uniformHeight = children.filter { $0.template.measure.height.isUniform && $0.firstItem < limit }.map(\.shape.size.height).max()
        for index in children.indices where children[index].template.content == .item {
            if let uniformWidth, children[index].template.measure.width.isUniform {
                children[index].shape.size.width = uniformWidth
                children[index].shape.items[0].frame.size.width = uniformWidth
            }
            if let uniformHeight, children[index].template.measure.height.isUniform {
                children[index].shape.size.height = uniformHeight
                children[index].shape.items[0].frame.size.height = uniformHeight
            }
        }
    }
}

extension LayoutTemplate.Line {
    fileprivate var hasCrossFractions: Bool {
        parts.contains { $0.measure.across(axis).isFraction(ofWidth: axis == .vertical) }
    }
}
