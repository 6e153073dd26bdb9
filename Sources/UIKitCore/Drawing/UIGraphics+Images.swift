/// Begins an image of `size` points at scale 1 with transparent places; see ``UIGraphicsBeginImageContextWithOptions(_:_:_:)``.
///
/// - Source: https://developer.apple.com/documentation/uikit/uigraphicsbeginimagecontext(_:)
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image: what is drawn on this thread until ``UIGraphicsEndImageContext()`` goes into it.
///
/// A size of nothing, or one too large, is reported; then there is no current context, and no image.
/// - Parameters:
///   - size: of the image, in points; rounded up to whole pixels.
///   - opaque: whether the image has no transparent places; it is black at first.
///   - scale: pixels per point; 0 for the main screen's.
/// - Source: https://developer.apple.com/documentation/uikit/uigraphicsbeginimagecontextwithoptions(_:_:_:)
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let drawing = ImageDrawing(CGRect(origin: .zero, size: size), isOpaque: opaque, scale: scale)
    GraphicsContextStack.current.push(
        GraphicsContextStack.Entry(context: drawing?.context, imageScale: drawing?.scale ?? 1))
}

/// What is drawn so far into the image that was begun last; `nil` where the current context is not an image's.
///
/// - Source: https://developer.apple.com/documentation/uikit/uigraphicsgetimagefromcurrentimagecontext()
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let top = GraphicsContextStack.current.top, let scale = top.imageScale else { return nil }
    return top.context?.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
}

/// Ends the image that was begun last, and makes the context before it the current one again.
///
/// Where the current context is not an image's, that is reported, and nothing happens.
/// - Source: https://developer.apple.com/documentation/uikit/uigraphicsendimagecontext()
public func UIGraphicsEndImageContext() {
    guard GraphicsContextStack.current.pop(where: { $0.imageScale != nil }) == nil else { return }
    Diagnostics.report(
        "graphics.no-image-context",
        "UIGraphicsEndImageContext: the current context is not an image's. Call it once for each UIGraphicsBeginImageContext.")
}
