/// The drawing contexts that are in use on one thread, the innermost last.
///
/// Pictures may be drawn on any thread, and between a push and its pop nothing waits; so each thread has its own stack.
private final class GraphicsContextStack {
    var contexts: [CGContext] = []

    static var current: GraphicsContextStack {
        let storage = Thread.current.threadDictionary
        if let stack = storage["caret.graphics"] as? GraphicsContextStack { return stack }
        let stack = GraphicsContextStack()
        storage["caret.graphics"] = stack
        return stack
    }
}

/// Makes `context` the one that UIKit draws into on this thread until ``UIGraphicsPopContext()``.
///
/// - Source: https://developer.apple.com/documentation/uikit/uigraphicspushcontext(_:)
public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsContextStack.current.contexts.append(context)
}

/// Makes the context before the last push the current one again.
///
/// - Precondition: there was a push.
/// - Source: https://developer.apple.com/documentation/uikit/uigraphicspopcontext()
public func UIGraphicsPopContext() {
    let stack = GraphicsContextStack.current
    precondition(
        !stack.contexts.isEmpty, "UIGraphicsPopContext: no context was pushed. Call it once for each UIGraphicsPushContext(_:).")
    stack.contexts.removeLast()
}

/// The context that UIKit draws into: within `draw(_:)` that of the view, outside of drawing `nil`.
///
/// - Source: https://developer.apple.com/documentation/uikit/uigraphicsgetcurrentcontext()
public func UIGraphicsGetCurrentContext() -> CGContext? {
    GraphicsContextStack.current.contexts.last
}

/// Fills a rectangle of the current context with its fill colour.
///
/// Nothing happens where no context is current.
/// - Source: https://developer.apple.com/documentation/uikit/uirectfill(_:)
public func UIRectFill(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.fill(rect)
}

/// Draws a frame of one point inside a rectangle of the current context, with its fill colour.
///
/// Nothing happens where no context is current.
/// - Source: https://developer.apple.com/documentation/uikit/uirectframe(_:)
public func UIRectFrame(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for edge in [
        CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
        CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
        CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: rect.height - 2),
        CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: rect.height - 2),
    ] { context.fill(edge) }
}
