import CoreGraphics

/// Parses the path data of SVG.
///
/// The reader consumes one command letter at a time with its numbers, and repeats the command while more numbers
/// follow. Each command resolves relative coordinates, reflects the last control point for smooth curves, and appends
/// to the path. Invalid syntax and out-of-range numbers end the parsing without a result. The cost is linear in the
/// length of the data.
/// - Source: https://www.w3.org/TR/SVG11/paths.html#PathData
struct OutlineReader {
    /// The largest magnitude of numbers and coordinates; symbol templates have a few thousand units.
    static let maximumCoordinate: CGFloat = 1e6

    private var text: Substring.UTF8View.SubSequence
    /// Whether the commands `O` and `R` are accepted.
    private let acceptsShapeCommands: Bool
    private var path = CGMutablePath()
    private var point = CGPoint.zero
    private var start = CGPoint.zero
    /// The second control point of the preceding curve; `nil` after other commands.
    private var lastControl: CGPoint?
    /// The control point of the preceding quadratic curve; `nil` after other commands.
    private var lastQuad: CGPoint?

    /// Returns the path; `nil` for invalid path data.
    ///
    /// - Parameters:
    ///   - text: The path data.
    ///   - acceptsShapeCommands: Whether two additional commands are accepted, for compact tables. `O x y r` is a
    ///     circle around a point, and `R x y w h r` a rectangle with rounded corners. Both have absolute coordinates.
    static func path(_ text: Substring, acceptsShapeCommands: Bool = false) -> CGPath? {
        var reader = OutlineReader(text: text.utf8[...], acceptsShapeCommands: acceptsShapeCommands)
        return reader.read() ? reader.path : nil
    }

    /// Returns the number at the beginning of a string; `nil` if there is none.
    static func number(_ text: Substring) -> CGFloat? {
        var reader = OutlineReader(text: text.utf8[...], acceptsShapeCommands: false)
        return reader.number()
    }

    private init(text: Substring.UTF8View.SubSequence, acceptsShapeCommands: Bool) {
        self.text = text
        self.acceptsShapeCommands = acceptsShapeCommands
    }

    private mutating func read() -> Bool {
        var command: UInt8 = 0
        while let next = nextByte() {
            if next >= UInt8(ascii: "A") {
                command = next
                text.removeFirst()
            } else if command | 0x20 == UInt8(ascii: "z") || command == 0 {
                return false
            }
            guard step(command | 0x20, isRelative: command & 0x20 != 0) else { return false }
            // Coordinate pairs after the first one of a move are lines.
            if command | 0x20 == UInt8(ascii: "m") { command -= 1 }
        }
        return true
    }

    private mutating func step(_ command: UInt8, isRelative: Bool) -> Bool {
        let from = isRelative ? point : .zero
        let previousQuad = lastQuad
        lastQuad = nil
        switch command {
        case UInt8(ascii: "m"): return move(from)
        case UInt8(ascii: "l"): return line(to: nextPoint(from))
        case UInt8(ascii: "h"): return line(to: number().map { CGPoint(x: from.x + $0, y: point.y) })
        case UInt8(ascii: "v"): return line(to: number().map { CGPoint(x: point.x, y: from.y + $0) })
        case UInt8(ascii: "c"): return curve(nextPoint(from), nextPoint(from), nextPoint(from))
        case UInt8(ascii: "s"): return curve(mirrored(lastControl), nextPoint(from), nextPoint(from))
        case UInt8(ascii: "q"): return quad(nextPoint(from), nextPoint(from))
        case UInt8(ascii: "t"): return quad(mirrored(previousQuad), nextPoint(from))
        case UInt8(ascii: "a"): return arc(from)
        case UInt8(ascii: "o") where acceptsShapeCommands: return circle()
        case UInt8(ascii: "r") where acceptsShapeCommands: return roundedRect()
        case UInt8(ascii: "z"):
            path.closeSubpath()
            point = start
            lastControl = nil
            return true
        default: return false
        }
    }

    private func mirrored(_ control: CGPoint?) -> CGPoint {
        guard let control else { return point }
        return CGPoint(x: 2 * point.x - control.x, y: 2 * point.y - control.y)
    }

    private mutating func move(_ from: CGPoint) -> Bool {
        guard let to = nextPoint(from) else { return false }
        path.move(to: to)
        (point, start, lastControl) = (to, to, nil)
        return true
    }

    private mutating func line(to end: CGPoint?) -> Bool {
        guard let end, !path.isEmpty else { return false }
        path.addLine(to: end)
        (point, lastControl) = (end, nil)
        return true
    }

    private mutating func curve(_ first: CGPoint?, _ second: CGPoint?, _ end: CGPoint?) -> Bool {
        guard let first, let second, let end, !path.isEmpty else { return false }
        path.addCurve(to: end, control1: first, control2: second)
        (point, lastControl) = (end, second)
        return true
    }

    private mutating func quad(_ control: CGPoint?, _ end: CGPoint?) -> Bool {
        guard let control, let end, !path.isEmpty else { return false }
        path.addQuadCurve(to: end, control: control)
        (point, lastControl, lastQuad) = (end, nil, control)
        return true
    }

    private mutating func arc(_ from: CGPoint) -> Bool {
        guard let width = number(), let height = number(), let rotation = number(), let isLarge = flag(), let isClockwise = flag(),
            let end = nextPoint(from), !path.isEmpty
        else { return false }
        let arc = OutlineArc(
            from: point, to: end, radii: CGSize(width: width, height: height), rotation: rotation * .pi / 180, isLarge: isLarge,
            isClockwise: isClockwise)
        arc.add(to: path)
        (point, lastControl) = (end, nil)
        return true
    }

    // MARK: - Shapes

    private mutating func circle() -> Bool {
        guard let center = nextPoint(.zero), let radius = number(), radius > 0 else { return false }
        add(CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius), radius: nil)
        return true
    }

    private mutating func roundedRect() -> Bool {
        guard let corner = nextPoint(.zero), let width = number(), let height = number(), let radius = number(),
            min(width, height) > 0, radius >= 0, 2 * radius <= min(width, height)
        else { return false }
        add(CGRect(x: corner.x, y: corner.y, width: width, height: height), radius: radius)
        return true
    }

    /// Adds a rectangle with rounded corners, or the circle within a square.
    private mutating func add(_ rect: CGRect, radius: CGFloat?) {
        if let radius {
            path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
        } else {
            path.addEllipse(in: rect)
        }
        (point, start, lastControl) = (rect.origin, rect.origin, nil)
    }

    // MARK: - Numbers

    private mutating func nextByte() -> UInt8? {
        while let byte = text.first, byte <= 0x20 || byte == UInt8(ascii: ",") { text.removeFirst() }
        return text.first
    }

    private mutating func nextPoint(_ from: CGPoint) -> CGPoint? {
        guard let x = number(), let y = number() else { return nil }
        let point = CGPoint(x: from.x + x, y: from.y + y)
        return max(abs(point.x), abs(point.y)) <= Self.maximumCoordinate ? point : nil
    }

    /// Reads one digit, which need not be followed by a space.
    private mutating func flag() -> Bool? {
        guard let byte = nextByte(), byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else { return nil }
        text.removeFirst()
        return byte == UInt8(ascii: "1")
    }

    /// Reads a number, which ends at a second decimal point or at a sign.
    private mutating func number() -> CGFloat? {
        guard let first = nextByte() else { return nil }
        let isNegative = first == UInt8(ascii: "-")
        if isNegative || first == UInt8(ascii: "+") { text.removeFirst() }
        var value = 0.0
        var scale = 0.0
        var digits = 0
        while let byte = text.first {
            if byte == UInt8(ascii: "."), scale == 0 {
                scale = 1
            } else if let digit = Self.digit(byte) {
                // More digits would exceed the precision of any drawing.
                guard digits < 15 || scale > 0 else { return nil }
                if digits < 15 { (value, scale, digits) = (value * 10 + digit, scale * 10, digits + 1) }
            } else {
                break
            }
            text.removeFirst()
        }
        guard digits > 0, let power = exponent() else { return nil }
        let result = (scale > 1 ? value / scale : value) * power
        guard result <= Self.maximumCoordinate else { return nil }
        return isNegative ? -result : result
    }

    private static func digit(_ byte: UInt8) -> Double? {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) ? Double(byte - UInt8(ascii: "0")) : nil
    }

    /// Reads the exponent after a number and returns its power of ten: 1 without an exponent, `nil` if it is out of
    /// range.
    private mutating func exponent() -> Double? {
        guard let letter = text.first, letter | 0x20 == UInt8(ascii: "e") else { return 1 }
        text.removeFirst()
        let sign = text.first
        if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { text.removeFirst() }
        var value = 0.0
        var digits = 0
        while let digit = text.first.flatMap(Self.digit) {
            (value, digits) = (value * 10 + digit, digits + 1)
            text.removeFirst()
            guard digits < 4 else { return nil }
        }
        guard digits > 0, value < 40 else { return nil }
        return pow(10, sign == UInt8(ascii: "-") ? -value : value)
    }
}
