import CoreGraphics

/// The position and extent of an item in its section, in points.
struct FlowItemFrame: Sendable {
    var main: CGFloat
    var cross: CGFloat
    var mainLength: CGFloat
    var crossLength: CGFloat
}
