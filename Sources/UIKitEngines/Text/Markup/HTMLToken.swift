/// A piece of an HTML text.
package enum HTMLToken: Equatable, Sendable {
    /// Characters, entities already replaced.
    case text(String)
    /// A tag that opens an element; names in lower case, the first of several attributes of one name.
    case start(String, [String: String])
    /// A tag that closes one.
    case end(String)
}
