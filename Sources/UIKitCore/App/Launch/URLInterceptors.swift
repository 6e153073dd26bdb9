/// The handlers that receive a URL before the app's delegates do, such as a web session that waits for its callback.
@MainActor package final class URLInterceptors {
    private var handlers: [(id: Int, handle: @MainActor (URL) -> Bool)] = []
    private var lastID = 0

    init() {}

    /// Adds a handler.
    ///
    /// - Parameter handle: Returns whether the handler consumes the URL.
    /// - Returns: The number for ``remove(_:)``.
    package func add(_ handle: @escaping @MainActor (URL) -> Bool) -> Int {
        lastID += 1
        handlers.append((lastID, handle))
        return lastID
    }

    /// Removes a handler. A second call does nothing.
    package func remove(_ id: Int) { handlers.removeAll { $0.id == id } }

    /// Whether there are no handlers.
    package var isEmpty: Bool { handlers.isEmpty }

    /// Returns whether a handler consumes a URL. The oldest handler is asked first.
    func consume(_ url: URL) -> Bool { handlers.contains { $0.handle(url) } }
}
