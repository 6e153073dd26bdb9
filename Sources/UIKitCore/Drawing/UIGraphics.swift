/// Makes `context` the one that UIKit draws into on this thread until ``UIGraphicsPopContext()``.
///
/// - Source: https://developer.apple.com/documentation/uikit/uigraphicspushcontext(_:)
public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsContextStack.current.push(GraphicsContextStack.Entry(context: context))
}

/// Makes the context before the last push the current one again.
///
/// - Precondition: there was a push.
/// - Source: https://developer.apple.com/documentation/uikit/uigraphicspopcontext()
public func UIGraphicsPopContext() {
    let popped = GraphicsContextStack.current.pop { _ in true }
    precondition(popped != nil, "UIGraphicsPopContext: no context was pushed. Call it once for each UIGraphicsPushContext(_:).")
}

/// The context that UIKit draws into: within `draw(_:)` that of the view, outside of drawing `nil`.
///
/// - Source: https://developer.apple.com/documentation/uikit/uigraphicsgetcurrentcontext()
public func UIGraphicsGetCurrentContext() -> CGContext? {
    GraphicsContextStack.current.top?.context
}
