/// A page that is bound at one edge, lifted at the opposite one and turned over.
///
/// The page goes flat up to a fold, around a cylinder, and back over itself. The fold moves towards the spine, and the cylinder gets smaller
/// at the end, so that the page lies flat again, with its back up, on the other side of the spine.
package struct PageCurl: Equatable, Sendable {
    /// The edge that is lifted; the page is bound at the opposite one.
    package var edge = TransitionStyle.Side.right
    /// How far the page is turned: 0 lies as it lay, 1 lies on the other side of the spine.
    package var progress: Double = 0
    /// Where along the edge the page is lifted: 0 at its left or upper end, 1 at the other. That end leads.
    package var lift: Double = 0.5
    /// The page's share of the layer, whose other part is what the page is turned onto; all of the layer by default.
    package var page = CGRect(x: 0, y: 0, width: 1, height: 1)

    package init() {}

    /// How much the fold may lean, in radians.
    static let lean = 0.5
    /// The cylinder's radius, in lengths of the page across the fold.
    static let thickness = 0.11

    /// Where the fold is, for a layer's bounds.
    func fold(in bounds: CGRect) -> PageFold {
        let box = CGRect(
            x: bounds.minX + page.minX * bounds.width, y: bounds.minY + page.minY * bounds.height, width: page.width * bounds.width,
            height: page.height * bounds.height)
        return PageFold(self, page: box)
    }
}

/// The fold of a page that is turned, in a layer's coordinates.
struct PageFold {
    /// The page where it lies flat.
    let page: CGRect
    /// Away from the spine, across the fold; of length 1.
    let across: SIMD2<Double>
    /// How far in that direction the page starts to rise.
    let start: Double
    /// Of the cylinder.
    let radius: Double
    /// Whether the page is turned about a vertical spine.
    let isHorizontal: Bool

    init(_ curl: PageCurl, page: CGRect) {
        let progress = min(max(curl.progress, 0), 1)
        let out = -curl.edge.direction
        isHorizontal = out.x != 0
        let along = isHorizontal ? SIMD2(0.0, 1.0) : SIMD2(1.0, 0.0)
        let angle = PageCurl.lean * (min(max(curl.lift, 0), 1) * 2 - 1) * (1 - progress)
        let across = out * cos(angle) + along * sin(angle)
        let corners = [
            SIMD2(Double(page.minX), Double(page.minY)), SIMD2(Double(page.maxX), Double(page.minY)),
            SIMD2(Double(page.minX), Double(page.maxY)), SIMD2(Double(page.maxX), Double(page.maxY)),
        ]
        let depths = corners.map { ($0 * across).sum() }
        let middle = SIMD2(Double(page.midX), Double(page.midY))
        let bound = zip(corners, depths).filter { (($0.0 - middle) * out).sum() < 0 }.map(\.1)
        let (far, spine) = (depths.max() ?? 0, bound.max() ?? 0)
        let length = Double(isHorizontal ? page.width : page.height)
        let radius = PageCurl.thickness * length * min(1, (1 - progress) * 3).squareRoot()
        let target = far - progress * 2 * (far - spine)
        start = far - Self.lifted(reaching: far - target, radius)
        (self.page, self.across, self.radius) = (page, across, radius)
    }

    /// How much of the page is lifted where its edge has come back by a distance.
    private static func lifted(reaching distance: Double, _ radius: Double) -> Double {
        let half = Double.pi * radius
        // Once over the cylinder, the edge goes back twice as fast as the fold.
        guard distance < half else { return (distance + half) / 2 }
        var (low, high) = (0.0, half)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if middle - radius * sin(middle / radius) < distance { low = middle } else { high = middle }
        }
        return high
    }

    /// How far a point lies outside of the page; negative inside.
    @inline(__always) func distance(_ point: SIMD2<Double>) -> Double {
        max(
            max(Double(page.minX) - point.x, point.x - Double(page.maxX)), max(Double(page.minY) - point.y, point.y - Double(page.maxY)))
    }

    /// How far it is to the page, around its corners; 0 inside.
    @inline(__always) func away(_ point: SIMD2<Double>) -> Double {
        let x = max(Double(page.minX) - point.x, point.x - Double(page.maxX), 0)
        let y = max(Double(page.minY) - point.y, point.y - Double(page.maxY), 0)
        return (x * x + y * y).squareRoot()
    }

    /// The point of the back's picture that is printed on the other side of a point.
    @inline(__always) func behind(_ point: SIMD2<Double>) -> SIMD2<Double> {
        isHorizontal
            ? SIMD2(Double(page.minX + page.maxX) - point.x, point.y) : SIMD2(point.x, Double(page.minY + page.maxY) - point.y)
    }
}
