import CoreGraphics
import Foundation

/// The cost of single calls of a context for a whole screen of 1170x2532 pixels, compared with Cairo's own calls and
/// a copy of memory.
@MainActor enum Primitives {
    private static let size = CGSize(width: 1170, height: 2532)
    private static let repeats = 9
    private static let shapes = 1000

    /// The reference in the same run: a copy of the screen for work that is limited by memory, and Cairo's own call
    /// for computations.
    private enum Reference {
        case copy, cairo
    }

    /// The works, whose limit is one and a half times `best`: the time of the fastest toolkit, divided by that of its
    /// reference.
    private static let works: [(key: String, name: String, reference: Reference, best: Double)] = [
        ("fill", "P opaque fill", .copy, 0.09 / 0.28), ("fillAlpha", "P translucent fill", .copy, 0.52 / 0.28),
        ("blit", "P opaque blit", .copy, 0.28 / 0.28), ("blitAlpha", "P alpha blit", .copy, 0.53 / 0.28),
        ("blitScaled", "P scaled blit", .copy, 4.1 / 0.28), ("blitRotated", "P rotated blit", .cairo, 11 / 18.5),
        ("gradientVertical", "P vertical gradient", .copy, 0.14 / 0.28), ("gradientDiagonal", "P diagonal gradient", .cairo, 1.0 / 10.0),
        ("gradientRadial", "P radial gradient", .cairo, 3.4 / 19.9), ("rounded", "P 1,000 rounded rects", .cairo, 1.9 / 8),
        ("roundedAlpha", "P 1,000 translucent rounded rects", .cairo, 3.1 / 16),
    ]

    static func measure() throws -> [Entry] {
        let runs = try ChildProcess.pairs(5, ["primitives"], ["primitives"])
        return works.map { work in
            let copies = runs.median(work.key) / runs.compactMap { $0.twin.figures["copy"] }.median
            let cairo = runs.ratio(work.key)
            return Entry(
                name: work.name, median: runs.median(work.key), unit: "ms CPU", ratio: work.reference == .copy ? copies : cairo,
                limit: 1.5 * work.best, note: String(format: "%.2f of Cairo's call; %.1f copies of the screen", cairo, copies))
        }
    }

    static func child() throws {
        let picture = PixelBuffer(width: Int(size.width), height: Int(size.height))
        gradient(CGContext(drawingInto: picture, scale: 1), to: CGPoint(x: size.width, y: size.height))
        let image = CGImage(buffer: picture, isOpaque: true)
        let screen = CGRect(origin: .zero, size: size)
        let buffer = PixelBuffer(width: Int(size.width), height: Int(size.height))
        let works: [String: (CGContext) -> Void] = [
            "fill": { fill($0, alpha: 1) },
            "fillAlpha": { fill($0, alpha: 0.5) },
            "blit": { $0.drawUpright(image, in: screen, interpolation: CGInterpolationQuality.none) },
            "blitAlpha": {
                $0.setAlpha(0.5)
                $0.drawUpright(image, in: screen, interpolation: CGInterpolationQuality.none)
            },
            "blitScaled": {
                $0.scaleBy(x: 1.1, y: 1.1)
                $0.drawUpright(image, in: screen, interpolation: .low)
            },
            "blitRotated": {
                $0.translateBy(x: size.width / 2, y: size.height / 2)
                $0.rotate(by: 0.3)
                $0.translateBy(x: -size.width / 2, y: -size.height / 2)
                $0.drawUpright(image, in: screen, interpolation: .low)
            },
            "gradientVertical": { gradient($0, to: CGPoint(x: 0, y: size.height)) },
            "gradientDiagonal": { gradient($0, to: CGPoint(x: size.width, y: size.height)) },
            "gradientRadial": radialGradient,
            "rounded": { roundedRects($0, alpha: 1) },
            "roundedAlpha": { roundedRects($0, alpha: 0.5) },
        ]
        try Children.report(works.mapValues { time($0, into: buffer) })
    }

    private static func fill(_ context: CGContext, alpha: CGFloat) {
        context.setFillColor(red: 0.2, green: 0.4, blue: 0.6, alpha: alpha)
        context.fill(CGRect(origin: .zero, size: size))
    }

    private static let ramp = CGGradient(
        colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: [1, 0.8, 0, 1, 0.3, 0.2, 0.8, 1], locations: [0, 1], count: 2)

    private static func gradient(_ context: CGContext, to end: CGPoint) {
        guard let ramp else { return }
        context.drawLinearGradient(ramp, start: .zero, end: end, options: [])
    }

    private static func radialGradient(_ context: CGContext) {
        guard let ramp else { return }
        let center = CGPoint(x: size.width / 2, y: size.height / 2)
        context.drawRadialGradient(
            ramp, startCenter: center, startRadius: 0, endCenter: center, endRadius: size.height / 2,
            options: [.drawsAfterEndLocation])
    }

    private static func roundedRects(_ context: CGContext, alpha: CGFloat) {
        context.setFillColor(red: 0.2, green: 0.4, blue: 0.6, alpha: alpha)
        for index in 0..<shapes {
            let rect = CGRect(x: index * 37 % (1170 - 100), y: index * 91 % (2532 - 100), width: 100, height: 100)
            context.addPath(CGPath(roundedRect: rect, cornerWidth: 16, cornerHeight: 16, transform: nil))
            context.fillPath()
        }
    }

    /// Returns the median of several runs, in milliseconds of CPU time.
    private static func time(_ body: (CGContext) -> Void, into buffer: PixelBuffer) -> Double {
        (0..<repeats).map { _ -> Double in
            let context = CGContext(drawingInto: buffer, scale: 1)
            let start = Children.cpuNow()
            body(context)
            context.flush()
            return Double(Children.cpuNow() - start) / 1e6
        }.median
    }
}
