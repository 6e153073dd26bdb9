/// A page that is bound at one edge, lifted at the opposite edge and turned over.
///
/// The page is flat up to a fold, continues around a cylinder, and returns over itself. The fold moves towards the
/// spine, and the cylinder shrinks at the end. The page is then flat again, with its back up, on the other side of the
/// spine.
package struct PageCurl: Equatable, Sendable {
    /// The edge that is lifted; the page is bound at the opposite edge.
    package var edge = TransitionStyle.Side.right
    /// The progress of the page: 0 is its original position, 1 is flat on the other side of the spine.
    package var progress: Double = 0
    /// The position on the edge at which the page is lifted: 0 is the left or upper end, 1 the other end. The lifted
    /// end turns before the other end.
    package var lift: Double = 0.5
    /// The page's rectangle in the unit coordinates of the layer; the whole layer by default. The turned page covers
    /// the rest of the layer.
    package var page = CGRect(x: 0, y: 0, width: 1, height: 1)

    package init() {}

    /// The maximum slope of the fold, in radians.
    static let maximumSlope = 0.5
    /// The radius of the cylinder, relative to the length of the page across the fold.
    static let thickness = 0.11

    /// Returns the fold for a layer's bounds.
    func fold(in bounds: CGRect) -> PageFold {
        let box = CGRect(
            x: bounds.minX + page.minX * bounds.width, y: bounds.minY + page.minY * bounds.height, width: page.width * bounds.width,
            height: page.height * bounds.height)
        return PageFold(self, page: box)
    }
}

/// The fold of a curled page, in a layer's coordinates.
struct PageFold {
    /// The rectangle of the flat page.
    let page: CGRect
    /// The unit vector across the fold, away from the spine.
    let across: SIMD2<Double>
    /// The distance along ``across`` at which the page starts to rise.
    let start: Double
    /// The radius of the cylinder.
    let radius: Double
    /// Whether the page is turned about a vertical spine.
    let isHorizontal: Bool

    init(_ curl: PageCurl, page: CGRect) {
        let progress = min(max(curl.progress, 0), 1)
        let outward = -curl.edge.direction
        isHorizontal = outward.x != 0
        let spineDirection = isHorizontal ? SIMD2(0.0, 1.0) : SIMD2(1.0, 0.0)
        let angle = PageCurl.maximumSlope * (min(max(curl.lift, 0), 1) * 2 - 1) * (1 - progress)
        let across = outward * cos(angle) + spineDirection * sin(angle)
        let corners = [
            SIMD2(Double(page.minX), Double(page.minY)), SIMD2(Double(page.maxX), Double(page.minY)),
            SIMD2(Double(page.minX), Double(page.maxY)), SIMD2(Double(page.maxX), Double(page.maxY)),
        ]
        let depths = corners.map { ($0 * across).sum() }
        let middle = SIMD2(Double(page.midX), Double(page.midY))
        let spineDepths = zip(corners, depths).filter { (($0.0 - middle) * outward).sum() < 0 }.map(\.1)
        let (maximumDepth, spine) = (depths.max() ?? 0, spineDepths.max() ?? 0)
        let length = Double(isHorizontal ? page.width : page.height)
        let radius = PageCurl.thickness * length * min(1, (1 - progress) * 3).squareRoot()
        let target = maximumDepth - progress * 2 * (maximumDepth - spine)
        start = maximumDepth - Self.liftedLength(reaching: maximumDepth - target, radius)
        (self.page, self.across, self.radius) = (page, across, radius)
    }

    /// Returns the length of the lifted part of the page that moves the page's edge back by a distance.
    private static func liftedLength(reaching distance: Double, _ radius: Double) -> Double {
        let half = Double.pi * radius
        // Beyond the cylinder, the edge moves twice as fast as the fold.
        guard distance < half else { return (distance + half) / 2 }
        var (low, high) = (0.0, half)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if middle - radius * sin(middle / radius) < distance { low = middle } else { high = middle }
        }
        return high
    }

    /// Returns the distance of a point from the page, measured along the axes; negative inside.
    @inline(__always) func distance(_ point: SIMD2<Double>) -> Double {
        max(
            max(Double(page.minX) - point.x, point.x - Double(page.maxX)), max(Double(page.minY) - point.y, point.y - Double(page.maxY)))
    }

    /// Returns the Euclidean distance of a point from the page; 0 inside.
    @inline(__always) func euclideanDistance(_ point: SIMD2<Double>) -> Double {
        let x = max(Double(page.minX) - point.x, point.x - Double(page.maxX), 0)
        let y = max(Double(page.minY) - point.y, point.y - Double(page.maxY), 0)
        return (x * x + y * y).squareRoot()
    }

    /// Returns the point of the back's image that is on the reverse of a point of the page.
    @inline(__always) func backPoint(_ point: SIMD2<Double>) -> SIMD2<Double> {
        isHorizontal
            ? SIMD2(Double(page.minX + page.maxX) - point.x, point.y) : SIMD2(point.x, Double(page.minY + page.maxY) - point.y)
    }
}
