/// Computes the pixels of a page curl with its shadows. The structure holds only numbers and addresses, so reading a
/// pixel costs no reference counting.
///
/// The page is wrapped around a cylinder. The depth of a pixel is its distance along the normal of the fold. Beyond the
/// cylinder, only the cylinder's shadow is visible. On the cylinder, the depth determines the angle. The angle
/// determines the visible points of the page: its back on the upper half of the cylinder, and its front on the lower
/// half. Before the cylinder, the front is flat, and the turned part is upside down on top of it. The result is
/// composited from back to front: page, shadow, turned page. ``CurlRow`` selects the pixels that need this computation.
struct CurlPixels {
    let fold: PageFold
    let front: PageImage.Reader
    let back: PageImage.Reader?
    /// Pixels per point.
    let scale: Double

    /// The length of the shadows, in points. A flat page casts no shadow.
    var shadowLength: Double { fold.radius }

    func read(_ row: CurlRow, _ span: Range<Int>, _ part: CurlRow.Content, into target: UnsafeMutablePointer<UInt32>) {
        switch part {
        case .nothing: target.update(repeating: 0, count: span.count)
        case .front: front.read(row.point(span.lowerBound), row.step, span.count, into: target)
        case .back:
            let (start, step) = (row.turned(span.lowerBound), row.turnedStep)
            if let back {
                back.read(fold.backPoint(start), fold.backPoint(start + step) - fold.backPoint(start), span.count, into: target)
            } else {
                front.read(start, step, span.count, into: target)
                for index in 0..<span.count { target[index] = Self.paper(target[index]) }
            }
        case .edge: for index in 0..<span.count { target[index] = pixel(row.point(span.lowerBound + index)) }
        }
    }

    @inline(__always) private func pixel(_ point: SIMD2<Double>) -> UInt32 {
        let depth = (point * fold.across).sum()
        let offset = depth - fold.start
        if offset >= fold.radius { return shadow(point, offset - fold.radius) }
        if offset <= 0 {
            let backPoint = point + fold.across * (.pi * fold.radius - 2 * offset)
            return backPixel(backPoint, shade: 1) { cover(fold.distance(point), front.pixel(point)) }
        }
        let (sine, angle) = (offset / fold.radius, Self.angle(offset / fold.radius))
        let backPoint = point + fold.across * (fold.radius * (.pi - angle) - offset)
        // The page gets darker with its slope.
        return backPixel(backPoint, shade: 1 - 0.4 * sine * sine) {
            let frontPoint = point + fold.across * (fold.radius * angle - offset)
            return cover(fold.distance(frontPoint), Self.dimmed(front.pixel(frontPoint), 1 - 0.3 * sine * sine))
        }
    }

    /// Returns the pixel of the page's back at a point of the page, composited over `below`.
    @inline(__always) private func backPixel(
        _ point: SIMD2<Double>, shade: Double, over below: () -> UInt32
    ) -> UInt32 {
        let distance = fold.distance(point)
        if distance * scale >= 0.5 {
            let strength = 1 - fold.euclideanDistance(point) / shadowLength
            guard strength > 0 else { return below() }
            return PixelMath.over(UInt32(Self.shadowAlpha * strength * strength) << 24, below())
        }
        let printed = back.map { $0.pixel(fold.backPoint(point)) } ?? Self.paper(front.pixel(point))
        let page = cover(distance, Self.dimmed(printed, shade))
        guard page >> 24 < 255 else { return page }
        let shadow = UInt32(Self.shadowAlpha * Double(printed >> 24) / 255) << 24
        return PixelMath.over(page, PixelMath.over(shadow, below()))
    }

    /// The alpha of the shadow at the edge of the turned page, 0…255.
    private static let shadowAlpha = 56.0

    /// Returns the shadow that the cylinder casts on the surface beyond it.
    @inline(__always) private func shadow(_ point: SIMD2<Double>, _ distance: Double) -> UInt32 {
        guard distance < shadowLength else { return 0 }
        let top = point + fold.across * ((.pi / 2 - 1) * fold.radius - distance)
        let away = fold.euclideanDistance(top) / shadowLength
        guard away < 1 else { return 0 }
        let strength = (1 - distance / shadowLength) * (1 - away)
        return UInt32(0.35 * strength * strength * 255) << 24
    }

    /// Returns the angle on the cylinder from its sine of 0…1, in radians. The error is below a hundredth of a pixel,
    /// and the polynomial is faster than `asin`.
    ///
    /// - Source: Abramowitz and Stegun, 4.4.45.
    @inline(__always) private static func angle(_ sine: Double) -> Double {
        let sum = 1.5707288 + sine * (-0.2121144 + sine * (0.0742610 - sine * 0.0187293))
        return .pi / 2 - (1 - sine).squareRoot() * sum
    }

    /// Returns a pixel multiplied by the coverage of the page at its edge.
    @inline(__always) private func cover(_ distance: Double, _ pixel: UInt32) -> UInt32 {
        let coverage = 0.5 - distance * scale
        // Because of rounding errors, the coverage of the outermost pixels may be slightly below 1.
        if coverage >= 0.999 { return pixel }
        return coverage <= 0.001 ? 0 : PixelMath.scale(pixel, UInt32(coverage * 255))
    }

    /// Returns the colour of the blank back of the page: mostly white, mixed with the front that shines through.
    @inline(__always) private static func paper(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        return PixelMath.mix(pixel, alpha << 24 | alpha << 16 | alpha << 8 | alpha, 217)
    }

    @inline(__always) private static func dimmed(_ pixel: UInt32, _ factor: Double) -> UInt32 {
        PixelMath.scale(pixel, UInt32(factor * 255)) & 0x00FF_FFFF | pixel & 0xFF00_0000
    }
}
