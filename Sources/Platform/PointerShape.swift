/// The shape of the mouse pointer over a window.
package enum PointerShape: String, Hashable, Sendable {
    case arrow
    /// A vertical line, as over text.
    case beam
    /// A horizontal line, as over vertical text.
    case horizontalBeam
    /// The pointer is hidden.
    case hidden
}
