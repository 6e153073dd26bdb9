import CoreGraphics

/// An item's place in its section, in points.
struct FlowPlace: Sendable {
    var main: CGFloat
    var cross: CGFloat
    var mainLength: CGFloat
    var crossLength: CGFloat
}
