/// The drawing contexts that are in use on one thread, the innermost last.
///
/// Pictures may be drawn on any thread, and between a push and its pop nothing waits; so each thread has its own stack.
final class GraphicsContextStack {
    /// What was pushed, and what for.
    struct Entry {
        /// `nil` for an image context that could not be made: nothing is drawn until it is ended.
        var context: CGContext?
        /// Pixels per point of the image that is drawn; `nil` in a context that was not made for one.
        var imageScale: CGFloat?
        /// Whether the context was made for a document.
        var isDocument = false
    }

    private(set) var entries: [Entry] = []

    static var current: GraphicsContextStack {
        let storage = Thread.current.threadDictionary
        if let stack = storage["caret.graphics"] as? GraphicsContextStack { return stack }
        let stack = GraphicsContextStack()
        storage["caret.graphics"] = stack
        return stack
    }

    var top: Entry? { entries.last }

    func push(_ entry: Entry) { entries.append(entry) }

    /// Removes the innermost context if it is of the kind that the caller ends; `nil`, with nothing removed, if not.
    func pop(where matches: (Entry) -> Bool) -> Entry? {
        guard let top, matches(top) else { return nil }
        return entries.removeLast()
    }

    /// Runs `body` with a context as the innermost.
    static func with(_ entry: Entry, _ body: () -> Void) {
        let stack = current
        let depth = stack.entries.count
        stack.push(entry)
        body()
        // What the body pushed and forgot goes too.
        stack.entries.removeLast(stack.entries.count - depth)
    }
}
