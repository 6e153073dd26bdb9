/// The stack of drawing contexts on one thread, with the innermost context last.
///
/// Images may be drawn on any thread, and drawing does not suspend between a push and its pop, so each thread has its
/// own stack.
final class GraphicsContextStack {
    /// A pushed context and its purpose.
    struct Entry {
        /// The context; `nil` for an image context that could not be created. Nothing is drawn until that image
        /// context ends.
        var context: CGContext?
        /// The pixels per point of the image that is drawn; `nil` in a context that does not draw an image.
        var imageScale: CGFloat?
        /// Whether the context draws a document.
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

    /// Removes and returns the innermost entry if the entry satisfies `matches`. Otherwise removes nothing and returns
    /// `nil`.
    func pop(where matches: (Entry) -> Bool) -> Entry? {
        guard let top, matches(top) else { return nil }
        return entries.removeLast()
    }

    /// Runs `body` with `entry` as the innermost context.
    static func with(_ entry: Entry, _ body: () -> Void) {
        let stack = current
        let depth = stack.entries.count
        stack.push(entry)
        body()
        // Contexts that the body pushed and did not pop are removed, too.
        stack.entries.removeLast(stack.entries.count - depth)
    }
}
