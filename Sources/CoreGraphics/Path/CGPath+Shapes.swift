/// Boolean operations on paths.
///
/// > Difference from Apple: intersections of curves may deviate by 1/20,000 of the shapes' size.
extension CGPath {
    /// Returns the shape inside of either path.
    ///
    /// - Parameters:
    ///   - other: The other path. Open subpaths count as closed in all of these methods.
    ///   - rule: The fill rule of both paths.
    /// - Returns: Closed subpaths that do not cross, so that both fill rules give the same shape.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 || $1 }
    }

    /// Returns the shape inside of both paths.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 && $1 }
    }

    /// Returns the shape inside of this path and outside of the other.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 && !$1 }
    }

    /// Returns the shape inside of exactly one of the paths.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 != $1 }
    }

    /// Returns the same shape with closed subpaths that do not cross, so that both fill rules give the same shape.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: nil, rule) { inside, _ in inside }
    }

    /// Returns whether any point is inside of both paths.
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        let (box, otherBox) = (boundingBox, other.boundingBox)
        guard !box.isNull, !otherBox.isNull, box.intersects(otherBox) else { return false }
        return !intersection(other, using: rule).isEmpty
    }

    /// Returns the path with lines instead of curves.
    ///
    /// - Parameter threshold: The maximum deviation, in the path's unit. Values that are not above 0 select the
    ///   minimum deviation.
    public func flattened(threshold: CGFloat) -> CGPath {
        let tolerance = threshold > 0 && threshold.isFinite ? threshold : 1e-6
        var result: [PathStep] = []
        var (current, start) = (CGPoint.zero, CGPoint.zero)
        for step in steps {
            if case .curve(let a, let b, let end) = Self.cubic(current, step) {
                let curve = ShapeEdges.Curve(start: current, a: a, b: b, end: end)
                let count = curve.segmentCount(tolerance: tolerance)
                for piece in 1...count { result.append(.line(curve.point(Double(piece) / Double(count)))) }
            } else {
                result.append(step)
            }
            if case .move(let point) = step { start = point }
            current = step.end ?? start
        }
        return CGPath(steps: result)
    }

    /// Returns the connected components of the shape, each with its holes.
    public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
        let loops = normalized(using: rule).subpaths.map { CGPath(steps: [.move($0.start)] + $0.steps + [.close]) }
        let areas = loops.map { $0.signedArea }
        var components = loops.indices.filter { areas[$0] > 0 }.map { (outline: $0, holes: [Int]()) }
        for hole in loops.indices where areas[hole] <= 0 {
            guard let point = loops[hole].pointOnEdge else { continue }
            let enclosing = components.indices.filter { loops[components[$0].outline].contains(point) }
            let innermost = enclosing.min { areas[components[$0].outline] < areas[components[$1].outline] }
            if let innermost { components[innermost].holes.append(hole) }
        }
        return components.map { component in
            CGPath(steps: loops[component.outline].steps + component.holes.flatMap { loops[$0].steps })
        }
    }

    /// Returns the parts of this path's line that lie inside of the other path.
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        line(cutBy: other, rule, keepsInside: true)
    }

    /// Returns the parts of this path's line that lie outside of the other path.
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        line(cutBy: other, rule, keepsInside: false)
    }
}
