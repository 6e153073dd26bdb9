/// A direction with a length, in two dimensions.
///
/// - Source: https://developer.apple.com/documentation/corefoundation/cgvector
public struct CGVector: Hashable, Sendable, Codable {
    /// The way along x.
    public var dx: CGFloat
    /// The way along y.
    public var dy: CGFloat

    /// Makes a vector from its two components.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// Makes the vector without length.
    public init() {
        self.init(dx: 0, dy: 0)
    }

    /// The vector without length.
    public static let zero = CGVector()
}
