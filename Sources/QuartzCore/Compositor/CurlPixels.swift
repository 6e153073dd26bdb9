/// The pixels of a page that is turned, and of its shadows. It holds nothing but numbers and addresses, so that no pixel counts references.
struct CurlPixels {
    let fold: PageFold
    let front: PagePicture.Reader
    let back: PagePicture.Reader?
    /// Pixels per point.
    let scale: Double

    /// How far shadows reach, in points. A page that lies throws none.
    var reach: Double { fold.radius }

    func read(_ row: CurlRow, _ span: Range<Int>, _ part: CurlRow.Part, into target: UnsafeMutablePointer<UInt32>) {
        switch part {
        case .nothing: target.update(repeating: 0, count: span.count)
        case .front: front.read(row.point(span.lowerBound), row.step, span.count, into: target)
        case .back:
            let (start, step) = (row.turned(span.lowerBound), row.turnedStep)
            if let back {
                back.read(fold.behind(start), fold.behind(start + step) - fold.behind(start), span.count, into: target)
            } else {
                front.read(start, step, span.count, into: target)
                for index in 0..<span.count { target[index] = Self.paper(target[index]) }
            }
        case .edge: for index in 0..<span.count { target[index] = pixel(row.point(span.lowerBound + index)) }
        }
    }

    @inline(__always) private func pixel(_ point: SIMD2<Double>) -> UInt32 {
        let depth = (point * fold.across).sum()
        let over = depth - fold.start
        if over >= fold.radius { return shadow(point, over - fold.radius) }
        if over <= 0 {
            let turned = point + fold.across * (.pi * fold.radius - 2 * over)
            return laid(turned, shade: 1) { cover(fold.distance(point), front.pixel(point)) }
        }
        let (height, angle) = (over / fold.radius, Self.angle(over / fold.radius))
        let turned = point + fold.across * (fold.radius * (.pi - angle) - over)
        // The steeper the page stands, the darker it is.
        return laid(turned, shade: 1 - 0.4 * height * height) {
            let risen = point + fold.across * (fold.radius * angle - over)
            return cover(fold.distance(risen), Self.dimmed(front.pixel(risen), 1 - 0.3 * height * height))
        }
    }

    /// The page's back at a point of the page, over what lies below.
    @inline(__always) private func laid(
        _ point: SIMD2<Double>, shade: Double, over below: () -> UInt32
    ) -> UInt32 {
        let distance = fold.distance(point)
        if distance * scale >= 0.5 {
            let share = 1 - fold.away(point) / reach
            guard share > 0 else { return below() }
            return PixelMath.over(UInt32(Self.dark * share * share) << 24, below())
        }
        let printed = back.map { $0.pixel(fold.behind(point)) } ?? Self.paper(front.pixel(point))
        let page = cover(distance, Self.dimmed(printed, shade))
        guard page >> 24 < 255 else { return page }
        let shadow = UInt32(Self.dark * Double(printed >> 24) / 255) << 24
        return PixelMath.over(page, PixelMath.over(shadow, below()))
    }

    /// The alpha of the shadow beside the edge that lies on the page, 0…255.
    private static let dark = 56.0

    /// What the cylinder throws on what lies before it.
    @inline(__always) private func shadow(_ point: SIMD2<Double>, _ distance: Double) -> UInt32 {
        guard distance < reach else { return 0 }
        let top = point + fold.across * ((.pi / 2 - 1) * fold.radius - distance)
        let away = fold.away(top) / reach
        guard away < 1 else { return 0 }
        let share = (1 - distance / reach) * (1 - away)
        return UInt32(0.35 * share * share * 255) << 24
    }

    /// How far around a cylinder it is to a height of 0…1 seen from above, in radians; right to a hundredth of a pixel, and quicker than
    /// an arc sine. After Abramowitz and Stegun, 4.4.45.
    @inline(__always) private static func angle(_ height: Double) -> Double {
        let sum = 1.5707288 + height * (-0.2121144 + height * (0.0742610 - height * 0.0187293))
        return .pi / 2 - (1 - height).squareRoot() * sum
    }

    /// A pixel as far as the page covers it.
    @inline(__always) private func cover(_ distance: Double, _ pixel: UInt32) -> UInt32 {
        let share = 0.5 - distance * scale
        // The page's outermost pixels may miss its edge by a rounding error.
        if share >= 0.999 { return pixel }
        return share <= 0.001 ? 0 : PixelMath.scale(pixel, UInt32(share * 255))
    }

    /// Paper through which a page's front is seen a bit.
    @inline(__always) private static func paper(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        return PixelMath.mix(pixel, alpha << 24 | alpha << 16 | alpha << 8 | alpha, 217)
    }

    @inline(__always) private static func dimmed(_ pixel: UInt32, _ share: Double) -> UInt32 {
        PixelMath.scale(pixel, UInt32(share * 255)) & 0x00FF_FFFF | pixel & 0xFF00_0000
    }
}
