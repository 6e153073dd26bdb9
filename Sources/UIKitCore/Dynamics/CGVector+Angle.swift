import Physics

extension CGVector {
    init(angle: CGFloat, length: CGFloat) { self.init(dx: cos(angle) * length, dy: sin(angle) * length) }

    var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
    /// The angle in radians, clockwise from the x axis; 0 without a length.
    var angle: CGFloat { atan2(dy, dx) }
}

extension PhysicsVector {
    init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }
    init(_ offset: UIOffset) { self.init(Double(offset.horizontal), Double(offset.vertical)) }
    init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
}
