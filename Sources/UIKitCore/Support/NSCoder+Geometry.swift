import Foundation

/// Geometry values in coders and as strings, in points.
///
/// The strings consist of numbers in braces: "{x, y}", "{{x, y}, {width, height}}", "{top, left, bottom, right}". A
/// transform is its six numbers in brackets. A string of another form is decoded as zero, or as the identity
/// transform.
extension NSCoder {
    // MARK: - Strings

    /// Returns "{x, y}".
    public class func string(for point: CGPoint) -> String { text([point.x, point.y]) }
    /// Returns "{dx, dy}".
    public class func string(for vector: CGVector) -> String { text([vector.dx, vector.dy]) }
    /// Returns "{width, height}".
    public class func string(for size: CGSize) -> String { text([size.width, size.height]) }
    /// Returns "{{x, y}, {width, height}}".
    public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
    /// Returns "[a, b, c, d, tx, ty]".
    public class func string(for transform: CGAffineTransform) -> String {
        let numbers = text([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
        return "[\(numbers.dropFirst().dropLast())]"
    }
    /// Returns "{top, left, bottom, right}".
    public class func string(for insets: UIEdgeInsets) -> String { text([insets.top, insets.left, insets.bottom, insets.right]) }
    /// Returns "{top, leading, bottom, trailing}".
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        text([insets.top, insets.leading, insets.bottom, insets.trailing])
    }
    /// Returns "{horizontal, vertical}".
    public class func string(for offset: UIOffset) -> String { text([offset.horizontal, offset.vertical]) }

    /// Returns the point that a string describes.
    public class func cgPoint(for string: String) -> CGPoint { numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero }
    /// Returns the vector that a string describes.
    public class func cgVector(for string: String) -> CGVector { numbers(string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero }
    /// Returns the size that a string describes.
    public class func cgSize(for string: String) -> CGSize { numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero }
    /// Returns the rectangle that a string describes.
    public class func cgRect(for string: String) -> CGRect {
        numbers(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }
    /// Returns the transform that a string describes.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        numbers(string, 6).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) } ?? .identity
    }
    /// Returns the insets that a string describes.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        numbers(string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
    }
    /// Returns the directional insets that a string describes.
    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        numbers(string, 4).map { NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) } ?? .zero
    }
    /// Returns the offset that a string describes.
    public class func uiOffset(for string: String) -> UIOffset {
        numbers(string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }

    private static func text(_ numbers: [CGFloat]) -> String {
        // Integers are written without a fraction, as in the strings of other systems.
        "{" + numbers.map { Int(exactly: $0).map(String.init) ?? "\($0)" }.joined(separator: ", ") + "}"
    }

    private static func numbers(_ string: String, _ count: Int) -> [Double]? {
        let parts = string.split { "{}[], ".contains($0) }
        let numbers = parts.compactMap { Double($0) }
        return parts.count == count && numbers.count == count ? numbers : nil
    }

    // MARK: - Keys

    /// Encodes a vector.
    public func encode(_ vector: CGVector, forKey key: String) { encode(Self.string(for: vector), forKey: key) }
    /// Encodes a transform.
    public func encode(_ transform: CGAffineTransform, forKey key: String) { encode(Self.string(for: transform), forKey: key) }
    /// Encodes insets.
    public func encode(_ insets: UIEdgeInsets, forKey key: String) { encode(Self.string(for: insets), forKey: key) }
    /// Encodes directional insets.
    public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) { encode(Self.string(for: insets), forKey: key) }
    /// Encodes an offset.
    public func encode(_ offset: UIOffset, forKey key: String) { encode(Self.string(for: offset), forKey: key) }

    /// Returns the point for a key; zero if there is none.
    public func decodeCGPoint(forKey key: String) -> CGPoint { Self.cgPoint(for: text(key)) }
    /// Returns the vector for a key; zero if there is none.
    public func decodeCGVector(forKey key: String) -> CGVector { Self.cgVector(for: text(key)) }
    /// Returns the size for a key; zero if there is none.
    public func decodeCGSize(forKey key: String) -> CGSize { Self.cgSize(for: text(key)) }
    /// Returns the rectangle for a key; zero if there is none.
    public func decodeCGRect(forKey key: String) -> CGRect { Self.cgRect(for: text(key)) }
    /// Returns the transform for a key; the identity if there is none.
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform { Self.cgAffineTransform(for: text(key)) }
    /// Returns the insets for a key; zero if there are none.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { Self.uiEdgeInsets(for: text(key)) }
    /// Returns the directional insets for a key; zero if there are none.
    public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets { Self.nsDirectionalEdgeInsets(for: text(key)) }
    /// Returns the offset for a key; zero if there is none.
    public func decodeUIOffset(forKey key: String) -> UIOffset { Self.uiOffset(for: text(key)) }

    private func text(_ key: String) -> String { decodeObject(forKey: key) as? String ?? "" }
}
