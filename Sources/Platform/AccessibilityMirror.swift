/// The connection that exposes the content of a window to assistive technology.
@MainActor package protocol AccessibilityMirror: AnyObject {
    /// Whether assistive technology is connected. When it connects, the window posts ``AccessibilityRequest/show``.
    var isConnected: Bool { get }
    /// Exposes the current nodes. Called after a frame in which the nodes have changed.
    func show(_ nodes: [AccessibilityNode])
    /// Announces a string once.
    func announce(_ message: String)
}

/// A request from assistive technology.
package enum AccessibilityRequest: Hashable, Sendable {
    /// An action on a node.
    package enum Action: Hashable, Sendable {
        case activate, increment, decrement, escape, magicTap
        /// Moves the accessibility focus to the node.
        case focus
        /// One of ``AccessibilityNode/actions``, by index from 0.
        case custom(Int)
        /// Replaces the text of the node.
        case text(String)
        /// Replaces a range of the node's text, if the text has the expected length. The range and the length are in
        /// UTF-16 units.
        case edit(Range<Int>, of: Int, String)
    }

    /// Requests all nodes, because assistive technology has just connected.
    case show
    /// Performs an action on a node; ignored if the node no longer exists.
    case perform(Action, node: Int)
}
