/// Sorts the planes of one 3D space by depth, the farthest first, and splits planes that intersect.
///
/// Each node's quadrilateral is clipped at the near plane and projected. A binary space partition then orders the
/// pieces. The plane of the first piece divides the other pieces into pieces behind, in and in front of that plane.
/// Pieces that cross the plane are split at it. The parts behind are ordered recursively, then the pieces in the
/// plane follow in the order of insertion, then the parts in front. The cost is quadratic in the number of planes, so
/// more than 400 planes are sorted by their mean depth instead.
struct DepthSorter {
    /// A part of a node's plane.
    struct Piece {
        let node: RenderNode
        let projection: Projection
        /// The polygon, in the node's coordinates.
        let shape: [SIMD2<Double>]
        /// The projected polygon: x and y in the image plane, z towards the eye.
        let corners: [SIMD3<Double>]
        let isWhole: Bool
    }

    /// The maximum number of planes that are split. The cost is quadratic in their number, so more planes are sorted by
    /// their mean depth.
    private static let limit = 400
    /// The depth tolerance, in points.
    private static let tolerance = 1e-3

    private(set) var pieces: [Piece] = []

    /// Adds a node's plane; for a transform layer, the planes of its descendants.
    mutating func add(_ node: RenderNode, _ space: CATransform3D?) {
        guard node.isVisible else { return }
        let matrix = node.matrix(in: space)
        guard node.properties.kind == .space else {
            if let piece = Self.piece(node, matrix) { pieces.append(piece) }
            return
        }
        let childSpace = node.sublayerMatrix.map { CATransform3DConcat($0, matrix) } ?? matrix
        for child in node.children { add(child, childSpace) }
    }

    private static func piece(_ node: RenderNode, _ matrix: CATransform3D) -> Piece? {
        let box = node.drawingBox
        let all = [(box.minX, box.minY), (box.maxX, box.minY), (box.maxX, box.maxY), (box.minX, box.maxY)]
            .map { SIMD2(Double($0.0), Double($0.1)) }
        let projection = Projection(matrix)
        var shape: [SIMD2<Double>] = []
        for (index, point) in all.enumerated() {
            let next = all[(index + 1) % 4]
            let (w0, w1) = (projection.homogeneous(point.x, point.y).z, projection.homogeneous(next.x, next.y).z)
            if w0 > Projection.minimumDivisor { shape.append(point) }
            if (w0 > Projection.minimumDivisor) != (w1 > Projection.minimumDivisor) {
                shape.append(point + (next - point) * ((Projection.minimumDivisor - w0) / (w1 - w0)))
            }
        }
        guard shape.count > 2 else { return nil }
        let depth = SIMD3(Double(matrix.m13), Double(matrix.m23), Double(matrix.m43))
        let corners = shape.map { point -> SIMD3<Double> in
            let p = projection.homogeneous(point.x, point.y)
            return SIMD3(p.x, p.y, (depth * SIMD3(point.x, point.y, 1)).sum()) / p.z
        }
        guard corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite && $0.z.isFinite }) else { return nil }
        return Piece(node: node, projection: projection, shape: shape, corners: corners, isWhole: shape.count == 4 && shape == all)
    }

    /// Returns all pieces, the farthest first. Pieces in one plane keep the order of insertion.
    func sorted() -> [Piece] {
        guard pieces.count <= Self.limit else {
            func depth(_ piece: Piece) -> Double { piece.corners.reduce(0) { $0 + $1.z } / Double(piece.corners.count) }
            return pieces.enumerated().sorted { (depth($0.element), $0.offset) < (depth($1.element), $1.offset) }.map(\.element)
        }
        var result: [Piece] = []
        Self.order(pieces[...], into: &result, depth: 0)
        return result
    }

    /// Splits the pieces by the plane of the first piece: behind the plane, in the plane, in front of the plane.
    private static func order(_ pieces: ArraySlice<Piece>, into result: inout [Piece], depth: Int) {
        guard let first = pieces.first else { return }
        guard pieces.count > 1, depth < 256 else { return result.append(contentsOf: pieces) }
        guard let (normal, distance) = plane(of: first) else {
            // A plane that is seen edge-on is invisible, so it is left out.
            return order(pieces.dropFirst(), into: &result, depth: depth + 1)
        }
        var (behind, coplanar, front): ([Piece], [Piece], [Piece]) = ([], [first], [])
        for piece in pieces.dropFirst() {
            let heights = piece.corners.map { ($0 * normal).sum() - distance }
            let (low, high) = (heights.min() ?? 0, heights.max() ?? 0)
            if low > -tolerance, high < tolerance {
                coplanar.append(piece)
            } else if low >= -tolerance {
                front.append(piece)
            } else if high <= tolerance {
                behind.append(piece)
            } else {
                if let part = cut(piece, heights.map { -$0 }) { behind.append(part) }
                if let part = cut(piece, heights) { front.append(part) }
            }
        }
        order(behind[...], into: &result, depth: depth + 1)
        result += coplanar
        order(front[...], into: &result, depth: depth + 1)
    }

    /// Returns the plane as a normal towards the eye and a distance; `nil` for a plane that is seen edge-on.
    private static func plane(of piece: Piece) -> (SIMD3<Double>, Double)? {
        let c = piece.corners
        var normal = SIMD3<Double>.zero
        for index in c.indices {
            let (a, b) = (c[index], c[(index + 1) % c.count])
            normal += SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
        }
        let length = (normal * normal).sum().squareRoot()
        guard length > 1e-9, abs(normal.z) > length * 1e-9 else { return nil }
        normal /= normal.z < 0 ? -length : length
        return (normal, (normal * c[0]).sum())
    }

    /// Returns the part of a piece on one side of a plane. `heights` are the distances of the corners from the plane,
    /// at least 0 on that side.
    private static func cut(_ piece: Piece, _ heights: [Double]) -> Piece? {
        var shape: [SIMD2<Double>] = []
        var corners: [SIMD3<Double>] = []
        for index in heights.indices {
            let next = (index + 1) % heights.count
            if heights[index] >= 0 {
                shape.append(piece.shape[index])
                corners.append(piece.corners[index])
            }
            guard (heights[index] >= 0) != (heights[next] >= 0) else { continue }
            let fraction = heights[index] / (heights[index] - heights[next])
            corners.append(piece.corners[index] + (piece.corners[next] - piece.corners[index]) * fraction)
            // A fraction of the projected edge is not the same fraction of the edge in the plane, because the
            // divisors differ.
            let w0 = piece.projection.homogeneous(piece.shape[index].x, piece.shape[index].y).z
            let w1 = piece.projection.homogeneous(piece.shape[next].x, piece.shape[next].y).z
            let planeFraction = fraction * w0 / (fraction * w0 + (1 - fraction) * w1)
            shape.append(piece.shape[index] + (piece.shape[next] - piece.shape[index]) * planeFraction)
        }
        guard shape.count > 2 else { return nil }
        return Piece(node: piece.node, projection: piece.projection, shape: shape, corners: corners, isWhole: false)
    }
}

extension Painter {
    /// Draws nodes that share one 3D space.
    func drawPlanes(_ nodes: [RenderNode], _ placement: Placement) {
        var sorter = DepthSorter()
        for node in nodes { sorter.add(node, placement.space) }
        let plane = Projection(placement.transform)
        for piece in sorter.sorted() { draw(piece, placement, piece.projection.concatenating(plane)) }
    }

    private func draw(_ piece: DepthSorter.Piece, _ placement: Placement, _ projection: Projection) {
        let node = piece.node
        let showsFront = projection.showsFront(at: node.properties.anchor) != placement.isMirrored
        guard showsFront || node.properties.isDoubleSided else { return }
        let points = piece.shape.map { projection.homogeneous($0.x, $0.y) }.map { SIMD2($0.x / $0.z, $0.y / $0.z) }
        var placement = placement
        placement.space = nil
        let low = points.reduce(SIMD2(repeating: .infinity)) { pointwiseMin($0, $1) }
        let high = points.reduce(SIMD2(repeating: -.infinity)) { pointwiseMax($0, $1) }
        guard low.x.isFinite, low.y.isFinite, high.x.isFinite, high.y.isFinite else { return }
        let box = CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
        placement.clip = placement.clip.intersection(PixelRect(around: box))
        guard !placement.clip.isEmpty else { return }
        if piece.isWhole, projection.isAffine, node.tint == nil, !node.properties.shouldRasterize {
            return drawTransformed(node, placement, projection.affine)
        }
        drawInPerspective(node, placement, projection, piece.isWhole ? nil : piece.shape)
    }
}
