/// Begins a transparent image of `size` points at scale 1; see ``UIGraphicsBeginImageContextWithOptions(_:_:_:)``.
///
/// - Source: https://developer.apple.com/documentation/uikit/uigraphicsbeginimagecontext(_:)
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image that receives all drawing on this thread until ``UIGraphicsEndImageContext()``.
///
/// If the size is empty or too large, a diagnostic is reported, and there is no current context and no image.
/// - Parameters:
///   - size: The size of the image, in points; rounded up to whole pixels.
///   - opaque: Whether the image has no transparent pixels; an opaque image is black at first.
///   - scale: The pixels per point; 0 for the display scale of the current traits.
/// - Source: https://developer.apple.com/documentation/uikit/uigraphicsbeginimagecontextwithoptions(_:_:_:)
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let drawing = ImageDrawing(CGRect(origin: .zero, size: size), isOpaque: opaque, scale: scale)
    GraphicsContextStack.current.push(
        GraphicsContextStack.Entry(context: drawing?.context, imageScale: drawing?.scale ?? 1))
}

/// Returns an image of the current image context's contents; `nil` if the current context is not an image context.
///
/// - Source: https://developer.apple.com/documentation/uikit/uigraphicsgetimagefromcurrentimagecontext()
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let top = GraphicsContextStack.current.top, let scale = top.imageScale else { return nil }
    return top.context?.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
}

/// Ends the current image context, and makes the previous context current again.
///
/// If the current context is not an image context, a diagnostic is reported and nothing happens.
/// - Source: https://developer.apple.com/documentation/uikit/uigraphicsendimagecontext()
public func UIGraphicsEndImageContext() {
    guard GraphicsContextStack.current.pop(where: { $0.imageScale != nil }) == nil else { return }
    Diagnostics.report(
        "graphics.no-image-context",
        "UIGraphicsEndImageContext: the current context is not an image's. Call it once for each UIGraphicsBeginImageContext.")
}
