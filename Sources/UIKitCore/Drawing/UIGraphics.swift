/// Makes `context` the current context of this thread until ``UIGraphicsPopContext()``.
///
/// - Source: https://developer.apple.com/documentation/uikit/uigraphicspushcontext(_:)
public func UIGraphicsPushContext(_ context: CGContext) {
    GraphicsContextStack.current.push(GraphicsContextStack.Entry(context: context))
}

/// Removes the current context, and makes the previous one current again.
///
/// - Precondition: A context was pushed.
/// - Source: https://developer.apple.com/documentation/uikit/uigraphicspopcontext()
public func UIGraphicsPopContext() {
    let poppedEntry = GraphicsContextStack.current.pop { _ in true }
    precondition(poppedEntry != nil, "UIGraphicsPopContext: no context was pushed. Call it once for each UIGraphicsPushContext(_:).")
}

/// Returns the current drawing context: the view's context within `draw(_:)`, `nil` outside of drawing.
///
/// - Source: https://developer.apple.com/documentation/uikit/uigraphicsgetcurrentcontext()
public func UIGraphicsGetCurrentContext() -> CGContext? {
    GraphicsContextStack.current.top?.context
}
