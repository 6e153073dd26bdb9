/// A token of an HTML text.
package enum HTMLToken: Equatable, Sendable {
    /// Text with its character references replaced.
    case text(String)
    /// A start tag. Names are in lowercase; the first attribute of a name wins.
    case start(String, [String: String])
    /// An end tag.
    case end(String)
}
