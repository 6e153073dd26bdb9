import Cairo
import Synchronization

/// Fast filling of aligned rectangles with rounded corners. Cairo would take three times as long.
extension CGContext {
    /// Fills the current path directly in the pixels, if the path is an aligned rounded rectangle and the fill is a
    /// plain colour. Returns whether the path was filled.
    func fillRoundRectIfAligned(on cairo: CairoContext) -> Bool {
        guard let base = canvas.base, cairo === self.cairo, openLayers == 0, state.clipMask == nil, state.antialiases, allowsAntialiasing,
            state.blendMode == .normal, state.fillColor.pattern == nil, let shape = RoundRect(devicePath)
        else { return false }
        let clip = cairo.pixelClip
        guard clip.isWhole, let corner = CornerMask.of(radius: shape.radius) else { return false }
        cairo.flush()
        let pixel = PixelMath.pixel(state.fillColor.rgba, alpha: Double(state.alpha))
        fill(shape.rect, corner, clip.bounds.intersection(canvas.bounds), pixel, base)
        cairo.markDirty()
        return true
    }

    private func fill(_ rect: PixelRect, _ corner: CornerMask, _ clip: PixelRect, _ pixel: UInt32, _ base: UnsafeMutableRawPointer) {
        let area = rect.intersection(clip)
        guard pixel != 0, !area.isEmpty else { return }
        let rows = area.y..<area.maxY
        let (top, bottom) = (rows.clamped(to: rect.y..<rect.y + corner.size), rows.clamped(to: rect.maxY - corner.size..<rect.maxY))
        let middle = rows.clamped(to: rect.y + corner.size..<rect.maxY - corner.size)
        let stride = canvas.bytesPerRow / 4
        PixelKernels.blend(pixel, onto: row(middle.lowerBound, base) + area.x, stride: stride, rows: middle.count, count: area.width)
        guard area.width == rect.width, PixelKernels.usesVectors else {
            for y in top { fillEnds(y, rect, line: y - rect.y, corner, area, pixel, base) }
            for y in bottom { fillEnds(y, rect, line: rect.maxY - 1 - y, corner, area, pixel, base) }
            return
        }
        corner.fill(row(top.lowerBound, base) + rect.x, stride, top.count, from: top.lowerBound - rect.y, rect.width, pixel)
        // The lower corners are the upper ones, mirrored.
        let last = bottom.upperBound - 1
        corner.fill(row(last, base) + rect.x, -stride, bottom.count, from: rect.maxY - 1 - last, rect.width, pixel)
    }

    /// Returns a row of the canvas whose memory begins at `base`.
    func row(_ y: Int, _ base: UnsafeMutableRawPointer) -> UnsafeMutablePointer<UInt32> {
        (base + y * canvas.bytesPerRow).assumingMemoryBound(to: UInt32.self)
    }

    /// Fills a row with round ends, clipped to an area.
    private func fillEnds(
        _ y: Int, _ rect: PixelRect, line: Int, _ corner: CornerMask, _ area: PixelRect, _ pixel: UInt32, _ base: UnsafeMutableRawPointer
    ) {
        let row = row(y, base)
        corner.withLine(line) { left, right in
            let solid = (start: rect.x + corner.size, end: rect.maxX - corner.size)
            Self.fill(row, rect.x..<solid.start, area, left, pixel)
            let (start, end) = (max(solid.start, area.x), min(solid.end, area.maxX))
            PixelKernels.blend(pixel, onto: row + start, count: end - start)
            Self.fill(row, solid.end..<rect.maxX, area, right, pixel)
        }
    }

    private static func fill(
        _ row: UnsafeMutablePointer<UInt32>, _ range: Range<Int>, _ area: PixelRect, _ coverage: UnsafePointer<UInt8>, _ pixel: UInt32
    ) {
        let part = range.clamped(to: area.x..<area.maxX)
        PixelKernels.blend(pixel, onto: row + part.lowerBound, by: coverage + (part.lowerBound - range.lowerBound), count: part.count)
    }
}

/// A pixel-aligned rectangle whose corners are rounded with one radius.
private struct RoundRect {
    let rect: PixelRect
    let radius: CGFloat

    /// - Parameter steps: The path elements, in pixels.
    init?(_ steps: [PathStep]) {
        guard steps.count == 10, case .move(let start) = steps[0], case .line(let end) = steps[1],
            case .curve(_, _, let right) = steps[2], case .curve(_, _, let bottom) = steps[4]
        else { return nil }
        let box = CGRect(x: right.x, y: start.y, width: 0, height: 0)
        let radius = abs(right.x - end.x)
        let left = start.x - (right.x > start.x ? radius : -radius)
        let rect = CGRect(x: left, y: box.minY, width: right.x - left, height: bottom.y - start.y).standardized
        let round = CGRect(x: rect.minX.rounded(), y: rect.minY.rounded(), width: rect.width.rounded(), height: rect.height.rounded())
        guard radius > 0.5, radius < 200, right.x > start.x, bottom.y > start.y, Self.areClose([rect.origin], [round.origin]),
            Self.areClose([CGPoint(x: rect.maxX, y: rect.maxY)], [CGPoint(x: round.maxX, y: round.maxY)]),
            2 * radius.rounded(.up) <= min(round.width, round.height), max(abs(round.maxX), abs(round.maxY)) < 1e6,
            min(round.minX, round.minY) > -1e6
        else { return nil }
        let other = PathBuilder.roundedRect(rect, radius, radius, .identity)
        guard other.count == steps.count, zip(steps, other).allSatisfy({ $0.type == $1.type && Self.areClose($0.points, $1.points) })
        else { return nil }
        self.rect = PixelRect(x: Int(round.minX), y: Int(round.minY), width: Int(round.width), height: Int(round.height))
        self.radius = radius
    }

    private static func areClose(_ one: [CGPoint], _ other: [CGPoint]) -> Bool {
        zip(one, other).allSatisfy { abs($0.x - $1.x) < 1e-3 && abs($0.y - $1.y) < 1e-3 }
    }
}

/// The coverage of the pixels in the upper left and upper right corners.
private final class CornerMask: Sendable {
    /// The width and height of the corner, in pixels.
    let size: Int
    private let left: [UInt8]
    private let right: [UInt8]

    private init(size: Int, left: [UInt8]) {
        (self.size, self.left) = (size, left)
        right = (0..<size).flatMap { left[$0 * size..<($0 + 1) * size].reversed() }
    }

    func withLine(_ line: Int, _ body: (_ left: UnsafePointer<UInt8>, _ right: UnsafePointer<UInt8>) -> Void) {
        left.withUnsafeBufferPointer { left in
            right.withUnsafeBufferPointer { right in
                guard let left = left.baseAddress, let right = right.baseAddress else { return }
                body(left + line * size, right + line * size)
            }
        }
    }

    /// Fills complete rows that are `stride` pixels apart. The first row has the distance `line` from the corner.
    func fill(_ target: UnsafeMutablePointer<UInt32>, _ stride: Int, _ rows: Int, from line: Int, _ width: Int, _ pixel: UInt32) {
        guard rows > 0 else { return }
        withLine(line) { left, right in
            PixelRows.fill(target, stride: stride, rows: rows, pixel, ends: (left, right, size), solid: width - 2 * size)
        }
    }

    private static let cache = Mutex<[CGFloat: CornerMask]>([:])

    /// Returns a corner as Cairo draws it; up to 64 corners are cached.
    static func of(radius: CGFloat) -> CornerMask? {
        let radius = (radius * 256).rounded() / 256
        if let found = cache.withLock({ $0[radius] }) { return found }
        let size = Int(radius.rounded(.up))
        guard let surface = try? CairoSurface(width: size, height: size, format: .alpha8), let cairo = try? CairoContext(surface) else {
            return nil
        }
        cairo.roundedRectangle(x: 0, y: 0, width: Double(4 * size), height: Double(4 * size), radius: Double(radius))
        cairo.fill()
        var bytes: [UInt8] = []
        surface.withPixels { base, bytesPerRow in
            for y in 0..<size {
                bytes.append(contentsOf: UnsafeRawBufferPointer(start: base + y * bytesPerRow, count: size))
            }
        }
        guard bytes.count == size * size else { return nil }
        let mask = CornerMask(size: size, left: bytes)
        cache.withLock {
            if $0.count >= 64 { $0.removeAll() }
            $0[radius] = mask
        }
        return mask
    }
}
