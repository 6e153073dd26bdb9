/// Ends handlers that cause their own events, before the stack overflows.
///
/// A handler may cause its own event directly, or through other handlers. For example, one handler changes a model, and
/// another one changes the control whose event the first one handles. The calls are nested. All handlers of the loop
/// reach the deepest call before the first of them exceeds it, so that the diagnostic names them all.
@MainActor enum EventLoops {
    /// The greatest number of nested calls of one handler.
    static let deepestCall: UInt8 = 50
    /// The handlers whose deepest call is in progress, from the outermost to the innermost.
    private static var deepHandlers: [Subscription] = []

    static func enter(_ subscription: Subscription) { deepHandlers.append(subscription) }

    static func leave(_ subscription: Subscription) { deepHandlers.removeAll { $0 === subscription } }

    /// Ends a handler that exceeds the deepest call, and reports the handlers of the loop.
    static func end(_ subscription: Subscription) {
        subscription.cancel()
        let others = deepHandlers.filter { $0 !== subscription }.map(\.site)
        let route = others.isEmpty ? "" : ", through the handler\(others.count == 1 ? "" : "s") at \(others.joined(separator: ", "))"
        Hooks.report(
            "event.loop",
            "The handler at \(subscription.site) caused its own event \(deepestCall) times in a row\(route). It has ended. Send events only "
                + "for changes of the user, or change values only if they differ.",
            at: subscription.location)
    }
}
