extension CGPath {
    /// Interpolates to a path with the same kinds of elements; returns `nil` for different kinds.
    package func interpolated(to other: CGPath, at fraction: CGFloat) -> CGPath? {
        let (from, to) = (steps, other.steps)
        guard from.count == to.count else { return nil }
        var result: [PathStep] = []
        result.reserveCapacity(from.count)
        for (one, two) in zip(from, to) {
            guard one.type == two.type else { return nil }
            let ends = two.points
            var index = 0
            result.append(
                one.map { point in
                    defer { index += 1 }
                    let end = ends[index]
                    return CGPoint(x: point.x + (end.x - point.x) * fraction, y: point.y + (end.y - point.y) * fraction)
                })
        }
        return CGPath(steps: result)
    }
}
