/// What the pointer of a mouse looks like over a window.
package enum PointerShape: String, Hashable, Sendable {
    case arrow
    /// A line that stands, as over text.
    case beam
    /// A line that lies, as over text from top to bottom.
    case sidewaysBeam
    /// None is seen.
    case hidden
}
