/// Who shows assistive technology what is on a window's screen.
@MainActor package protocol AccessibilityMirror: AnyObject {
    /// Whether anybody is there to be shown it. Once that turns true the window posts ``AccessibilityRequest/show``.
    var isWatched: Bool { get }
    /// Shows what is on the screen now. Called after a frame, where something is different from the time before.
    func show(_ nodes: [AccessibilityNode])
    /// Says something once.
    func announce(_ words: String)
}

/// What assistive technology asks for.
package enum AccessibilityRequest: Hashable, Sendable {
    /// Something that can be done.
    package enum Action: Hashable, Sendable {
        case activate, increment, decrement, escape, magicTap
        /// Assistive technology has come to it.
        case focus
        /// One of ``AccessibilityNode/actions``, counted from 0.
        case custom(Int)
        /// Put this in place of the text.
        case text(String)
        /// Put this in place of a range of a text of so many units, both in UTF-16. A text of another length stays as it is.
        case edit(Range<Int>, of: Int, String)
    }

    /// Somebody is there now, and knows nothing yet.
    case show
    /// Does something with a node; one that is gone is passed over.
    case perform(Action, node: Int)
}
